import type { CreatedPartner, PartnerSummary } from '@dakpion/partners';
import { Command } from 'commander';
import { OperatorClient, type ServerOptions } from '../operator-client.ts';
import { type Page, pageFooter } from '../page-footer.ts';
import { print, table } from '../print.ts';
import { wholeNumber } from '../whole-number.ts';

interface CreateOptions extends ServerOptions {
  readonly name: string;
  readonly email: string;
}

interface ListOptions extends ServerOptions {
  readonly page: number;
  readonly limit: number;
}

/** `dakpion partners create | list`, on a running server. */
export function partnerCommands(): Command {
  const partners = new Command('partners').description('make and list business partners');
  partners
    .command('create')
    .description('make a partner; its keys and secrets are shown this once')
    .requiredOption('--name <name>', 'name of the business')
    .requiredOption('--email <email>', 'address of its account')
    .option('--url <url>', 'address of the server')
    .option('--json', 'print JSON')
    .action(createPartner);
  partners
    .command('list')
    .description('list the partners, newest first')
    .option('--page <page>', 'page number', wholeNumber(1), 1)
    .option('--limit <limit>', 'partners per page, at most 100', wholeNumber(1, 100), 50)
    .option('--url <url>', 'address of the server')
    .option('--json', 'print JSON')
    .action(listPartners);
  return partners;
}

async function createPartner({ name, email, url, json }: CreateOptions): Promise<void> {
  const made = await new OperatorClient(url).ask<CreatedPartner>('POST', '/partners', { name, email });
  if (json) return print(made);
  print(
    table([
      ['partner', made.partner_id],
      ['sandbox key', made.api_keys.sandbox],
      ['production key', made.api_keys.production],
      ['sandbox webhook secret', made.webhook.sandbox.signing_secret],
      ['sandbox webhook token', made.webhook.sandbox.token],
      ['production webhook secret', made.webhook.production.signing_secret],
      ['production webhook token', made.webhook.production.token],
      ['account', made.dashboard.email],
      ['password', made.dashboard.password],
    ]),
  );
  print('\nKeep these: none of them is shown again.');
}

async function listPartners({ page, limit, url, json }: ListOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<Page<PartnerSummary>>(
    'GET',
    `/partners?page=${page}&limit=${limit}`,
  );
  if (json) return print(answer);
  const rows = answer.data.map((partner) => [
    partner.partner_id,
    partner.suspended ? 'suspended' : 'active',
    partner.created_at,
    partner.name,
  ]);
  print(table([['partner', 'status', 'made', 'name'], ...rows]));
  print(pageFooter(answer, 'partners'));
}
