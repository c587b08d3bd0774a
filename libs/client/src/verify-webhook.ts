import { fromBase64, joined } from './bytes.ts';
import type { WebhookBody } from './generated/api.types.ts';

/** The reason why a webhook is not accepted. */
export type WebhookFault = 'missing_header' | 'too_old_or_new' | 'wrong_signature' | 'malformed_body';

/** The request is not a webhook that Dakpion has signed for you. Answer it with 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/** The received webhook. */
export interface IncomingWebhook {
  /** The body exactly as received, before any parsing. */
  readonly rawBody: string | Uint8Array;
  /** The headers of the Fetch API, or those of Node. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface VerificationOptions {
  /** The maximum difference between the time of the webhook and the present, in seconds. Default: 300. */
  readonly toleranceSeconds?: number;
  /** Epoch milliseconds. Default: the present. */
  readonly now?: number;
}

const prefix = 'whsec_';
const secretForm = 'The secret must be whsec_ and base64.';

/**
 * Checks the signature and the age of a webhook, and returns its body. During a rotation, pass both secrets. Throws {@link
 * WebhookVerificationError}. A webhook can arrive twice: compare `event_id` with those that you have handled.
 */
export async function verifyWebhook(
  { rawBody, headers }: IncomingWebhook,
  secrets: string | readonly string[],
  options: VerificationOptions = {},
): Promise<WebhookBody> {
  const { toleranceSeconds = 300, now = Date.now() } = options;
  const all = [secrets].flat();
  if (all.length === 0) throw new TypeError(secretForm);
  if (typeof rawBody !== 'string' && !ArrayBuffer.isView(rawBody)) {
    throw new TypeError('rawBody must be the text or the bytes that came, before any parsing.');
  }
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) {
    throw new WebhookVerificationError('missing_header', 'A header of the webhook is missing.');
  }
  const differsBy = Math.abs(now / 1_000 - Number(timestamp));
  if (!(differsBy <= toleranceSeconds)) {
    throw new WebhookVerificationError('too_old_or_new', 'The time of the webhook differs too much from now.');
  }
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const given = signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? [fromBase64(part.slice(3))] : []));
  for (const secret of all) if (await isSignedWith(secret, given, signed)) return parsed(body);
  throw new WebhookVerificationError('wrong_signature', 'No signature of the webhook is right.');
}

async function isSignedWith(
  secret: string,
  given: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  // A JavaScript caller with a missing setting passes undefined.
  const bytes = fromBase64(`${secret ?? ''}`.replace(prefix, ''));
  if (bytes.length === 0) throw new TypeError(secretForm);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  // The Web Cryptography API compares in constant time.
  for (const signature of given) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true;
  return false;
}

function headerOf(headers: IncomingWebhook['headers'], name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const [, value] = Object.entries(headers).find(([header]) => header.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

function parsed(body: Uint8Array): WebhookBody {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new WebhookVerificationError('malformed_body', 'The body of the webhook is not JSON.');
  }
}
