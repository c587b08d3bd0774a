import { OperatorClient, print, type ServerOptions } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { PartnerList, ReencryptedSecrets } from '@dakpion/gateway';
import { partnerPath } from '../partner-path.ts';

const partnersPerPage = 100;

/**
 * Encrypts the secrets of all partners with the first key of the server's SECRETS_KEY. Prints the number of secrets. Sets the exit
 * code to 1 if some cannot be decrypted. The command can be repeated, even after an interruption.
 */
export async function reencryptSecrets({ url, json }: ServerOptions): Promise<void> {
  const client = new OperatorClient(url);
  const sum = { partners: 0, reencrypted: 0, not_decrypted: 0 };
  let pages = 1;
  // The newest are first. A partner that is created during the run moves others to later pages, where handling them again changes
  // nothing.
  for (let page = 1; page <= pages; page += 1) {
    const { data, pagination } = await client.ask<PartnerList>(
      'GET',
      `/partners?page=${page}&limit=${partnersPerPage}`,
    );
    pages = pagination.total_pages;
    for (const { partner_id } of data) {
      const done = await client.ask<ReencryptedSecrets>('POST', `${partnerPath(partner_id)}/secrets/reencrypt`);
      sum.partners += 1;
      sum.reencrypted += done.reencrypted;
      sum.not_decrypted += done.not_decrypted;
      if (!json && done.not_decrypted > 0)
        print(`${partner_id}: ${counted(done.not_decrypted, 'secret')} cannot be decrypted`);
    }
  }
  if (sum.not_decrypted > 0) process.exitCode = 1;
  if (json) return print(sum);
  print(`Encrypted again: ${counted(sum.reencrypted, 'secret')} of ${counted(sum.partners, 'partner')}.`);
  if (sum.not_decrypted > 0) {
    print(`${counted(sum.not_decrypted, 'secret')} cannot be decrypted: add the former keys to SECRETS_KEY.`);
  }
}
