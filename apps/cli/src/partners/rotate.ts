import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';
import type { IssuedApiKey, RotatedKey, RotatedWebhookSecrets } from '@dakpion/partners';
import { partnerPath } from '../partner-path.ts';

/** Prints a partner's new API key. */
export async function rotateKey(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const rotated = await ask<RotatedKey>(partnerId, `${environment}/api-key/rotate`, options);
  if (options.json) return print(rotated);
  printKey(partnerId, environment, rotated.api_key, formerOne('key stays valid', rotated.previous_expires_at));
}

/** Prints a partner's new API key, the only valid one from now on. */
export async function revokeKeys(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const issued = await ask<IssuedApiKey>(partnerId, `${environment}/api-key/revoke`, options);
  if (options.json) return print(issued);
  printKey(partnerId, environment, issued.api_key, 'All previous keys are revoked.');
}

/** Prints a partner's new webhook secrets. */
export async function rotateSecret(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const rotated = await ask<RotatedWebhookSecrets>(partnerId, `${environment}/webhook-secret/rotate`, options);
  if (options.json) return print(rotated);
  print(
    table([
      ['partner', partnerId],
      [`${environment} webhook secret`, rotated.signing_secret],
      [`${environment} webhook token`, rotated.token],
    ]),
  );
  const previous = formerOne('secret also signs', rotated.previous_expires_at);
  print(
    `\nStore both values now. They are not shown again. ${previous} The previous token is sent along for the same time.`,
  );
}

function ask<Made>(partnerId: string, path: string, { url }: ServerOptions): Promise<Made> {
  return new OperatorClient(url).ask('POST', `${partnerPath(partnerId)}/${path}`);
}

function printKey(partnerId: string, environment: Environment, key: string, previous: string): void {
  print(
    table([
      ['partner', partnerId],
      [`${environment} key`, key],
    ]),
  );
  print(`\nStore the key now. It is not shown again. ${previous}`);
}

function formerOne(holds: string, until: string | null): string {
  return until === null ? `No previous ${holds}.` : `The previous ${holds} until ${until}.`;
}
