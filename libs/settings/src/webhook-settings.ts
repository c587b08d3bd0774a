import type { Environment } from '@dakpion/contracts';
import { addresses, httpUrl, integer, ipAddress, isLoopback, ranges } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

const loopback = ['127.0.0.0/8', '::1/128'];

/** How webhooks leave, and how long they are kept. */
export interface WebhookSettings {
  /** CIDRs of otherwise forbidden addresses that webhooks may be sent to. */
  readonly webhookAllowPrivate: Readonly<Record<Environment, readonly string[]>>;
  /** An HTTP proxy that webhooks leave through, with its credentials. Null: none. */
  readonly webhookProxyUrl: string | null;
  /** The address of this machine that webhooks leave from. Null: the system decides. */
  readonly webhookLocalAddress: string | null;
  /** Addresses that webhooks come from, for partners' firewalls; empty when nothing is promised. */
  readonly webhookSourceAddresses: readonly string[];
  /** Days after which delivered webhooks leave the log. */
  readonly webhookLogDays: number;
}

export function readWebhookSettings(variables: VariableReader, host: string, publicUrl: string): WebhookSettings {
  return {
    webhookAllowPrivate: readAllowedRanges(variables, host, publicUrl),
    webhookProxyUrl: variables.read<string | null>('WEBHOOK_PROXY_URL', httpUrl, null, true),
    webhookLocalAddress: variables.read<string | null>('WEBHOOK_LOCAL_ADDRESS', ipAddress, null),
    webhookSourceAddresses: variables.read('WEBHOOK_SOURCE_ADDRESSES', addresses, []),
    webhookLogDays: variables.read('WEBHOOK_LOG_DAYS', integer(1, 3_650), 30),
  };
}

/**
 * Where webhooks may go beside public addresses. By default that is this very machine, for trying things out: only with
 * sandbox keys, and only while no other machine can reach the program.
 */
function readAllowedRanges(
  variables: VariableReader,
  host: string,
  publicUrl: string,
): WebhookSettings['webhookAllowPrivate'] {
  const given = variables.read<readonly string[] | null>('WEBHOOK_ALLOW_PRIVATE', ranges, null);
  if (given !== null) return { sandbox: given, production: given };
  const isPrivate = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return { sandbox: isPrivate ? loopback : [], production: [] };
}
