import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';
import type { IssuedApiKey, RotatedKey, RotatedWebhookSecrets } from '@dakpion/partners';

/** Prints a partner's new API key. */
export async function rotateKey(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const rotated = await rotate<RotatedKey>(partnerId, `${environment}/api-key`, options);
  if (options.json) return print(rotated);
  print(
    table([
      ['partner', partnerId],
      [`${environment} key`, rotated.api_key],
    ]),
  );
  print(`\nStore the key now. It is not shown again. ${formerOne('key stays valid', rotated.previous_expires_at)}`);
}

/** Prints a partner's new API key, the only valid one from now on. */
export async function revokeKeys(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const path = `/partners/${encodeURIComponent(partnerId)}/${environment}/api-key/revoke`;
  const issued = await new OperatorClient(options.url).ask<IssuedApiKey>('POST', path);
  if (options.json) return print(issued);
  print(
    table([
      ['partner', partnerId],
      [`${environment} key`, issued.api_key],
    ]),
  );
  print('\nStore the key now. It is not shown again. All previous keys are revoked.');
}

/** Prints a partner's new webhook secrets. */
export async function rotateSecret(partnerId: string, environment: Environment, options: ServerOptions): Promise<void> {
  const rotated = await rotate<RotatedWebhookSecrets>(partnerId, `${environment}/webhook-secret`, options);
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

function rotate<Rotated>(partnerId: string, path: string, { url }: ServerOptions): Promise<Rotated> {
  return new OperatorClient(url).ask('POST', `/partners/${encodeURIComponent(partnerId)}/${path}/rotate`);
}

function formerOne(holds: string, until: string | null): string {
  return until === null ? `No previous ${holds}.` : `The previous ${holds} until ${until}.`;
}
