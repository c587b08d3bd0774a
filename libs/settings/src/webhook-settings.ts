import type { Environment } from '@dakpion/contracts';
import { isPrivate } from './private-defaults.ts';
import { addresses, integer, ipAddress, proxyUrl, ranges } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

const loopback = ['127.0.0.0/8', '::1/128'];

/** The settings of sending webhooks, and the retention of their log. */
export interface WebhookSettings {
  /** The CIDRs of otherwise forbidden addresses to which webhooks can be sent. */
  readonly webhookAllowPrivate: Readonly<Record<Environment, readonly string[]>>;
  /** The HTTP proxy for webhooks, with its credentials. Null: none. */
  readonly webhookProxyUrl: string | null;
  /** The local source address of webhooks. Null: the system chooses it. */
  readonly webhookLocalAddress: string | null;
  /** The source addresses of webhooks, for the firewalls of partners. Empty: none are promised. */
  readonly webhookSourceAddresses: readonly string[];
  /** The days after which delivered webhooks are removed from the log. */
  readonly webhookLogDays: number;
}

export function readWebhookSettings(variables: VariableReader, host: string, publicUrl: string): WebhookSettings {
  return {
    webhookAllowPrivate: readAllowedRanges(variables, host, publicUrl),
    webhookProxyUrl: variables.read<string | null>('WEBHOOK_PROXY_URL', proxyUrl, null, true),
    webhookLocalAddress: variables.read<string | null>('WEBHOOK_LOCAL_ADDRESS', ipAddress, null),
    webhookSourceAddresses: variables.read('WEBHOOK_SOURCE_ADDRESSES', addresses, []),
    webhookLogDays: variables.read('WEBHOOK_LOG_DAYS', integer(1, 3_650), 30),
  };
}

/**
 * The allowed addresses of webhooks in addition to public ones. By default this machine, for trials: only with sandbox keys,
 * and only while no other machine can reach the program.
 */
function readAllowedRanges(
  variables: VariableReader,
  host: string,
  publicUrl: string,
): WebhookSettings['webhookAllowPrivate'] {
  const given = variables.read<readonly string[] | null>('WEBHOOK_ALLOW_PRIVATE', ranges, null);
  if (given !== null) return { sandbox: given, production: given };
  return { sandbox: isPrivate({ host, publicUrl }) ? loopback : [], production: [] };
}
