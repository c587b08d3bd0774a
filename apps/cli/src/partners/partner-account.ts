import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import { counted, type Environment, environments } from '@dakpion/contracts';
import type { PartnerSummary } from '@dakpion/partners';
import { partnerPath } from '../partner-path.ts';

interface LimitOptions extends ServerOptions {
  readonly write: number;
  readonly read: number;
}

/** Prints a partner without its secrets. */
export async function showPartner(partnerId: string, options: ServerOptions): Promise<void> {
  tell(await new OperatorClient(options.url).ask('GET', partnerPath(partnerId)), options);
}

/** Suspends a partner, and prints the partner afterwards. */
export async function suspendPartner(partnerId: string, options: ServerOptions): Promise<void> {
  tell(await new OperatorClient(options.url).ask('POST', `${partnerPath(partnerId)}/suspend`), options);
}

/** Ends a suspension, and prints the partner afterwards. */
export async function resumePartner(partnerId: string, options: ServerOptions): Promise<void> {
  tell(await new OperatorClient(options.url).ask('POST', `${partnerPath(partnerId)}/resume`), options);
}

/** Sets the requests per minute of one environment, and prints the partner afterwards. */
export async function setRateLimits(
  partnerId: string,
  environment: Environment,
  { write, read, ...options }: LimitOptions,
): Promise<void> {
  const limits = { [environment]: { write, read } };
  tell(await new OperatorClient(options.url).ask('PUT', `${partnerPath(partnerId)}/rate-limits`, limits), options);
}

function tell(partner: PartnerSummary, { json }: ServerOptions): void {
  print(json ? partner : asText(partner));
}

function asText(partner: PartnerSummary): string {
  const { partner_id, name, email, suspended, created_at } = partner;
  const status = suspended ? 'suspended' : 'active';
  return table([
    ['partner', partner_id],
    ['name', name],
    ['account', email],
    ['status', status],
    ['made', created_at],
    ...environments.flatMap((environment) => rowsOf(partner, environment)),
  ]);
}

function rowsOf({ rate_limits, callback_urls, api_keys }: PartnerSummary, environment: Environment): string[][] {
  const { write, read } = rate_limits[environment];
  const keys = api_keys[environment].map(({ key_id, last_four, issued_at, expires_at, last_used_at }) => {
    const until = expires_at === null ? 'current' : `until ${expires_at}`;
    // Partners name a key by its end: they do not see its id.
    const end = last_four === null ? '' : `…${last_four}, `;
    const times = `issued ${issued_at}, ${until}, last used ${last_used_at ?? 'never'}`;
    return [`${environment} key`, `${end}${key_id}, ${times}`];
  });
  return [
    [`${environment} limits`, `${counted(write, 'write')} and ${counted(read, 'read')} per minute`],
    [`${environment} callback`, callback_urls[environment] ?? '-'],
    ...keys,
  ];
}
