import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookBody } from '../generated/api.types.ts';
import type { ListenSecrets } from './listen-secrets.ts';

/** The limit of a webhook, from connecting to the end of the response headers. */
const answerTimeoutMs = 5_000;
/** The limit for the rest of the response, in milliseconds. */
const bodyTimeoutMs = 1_000;

/** The end of one attempt. */
export interface PostOutcome {
  /** Null: no answer came. */
  readonly status: number | null;
  /** Why no answer came; null: one came. */
  readonly error: string | null;
  /** Milliseconds. */
  readonly durationMs: number;
}

/** The address of the local receiver, and what signs its webhooks. */
export interface WebhookTarget {
  readonly url: string;
  readonly secrets: ListenSecrets;
}

/**
 * The headers of a webhook, as /docs/webhook-reference describes them. `now`: epoch milliseconds.
 */
export function headersOf(id: string, body: string, secrets: ListenSecrets, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const key = Buffer.from(secrets.signing_secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Dakpion-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'x-webhook-secret': secrets.token,
  };
}

/** Sends an event once. Redirects are not followed. Never rejects: a failure is an outcome. */
export function postWebhook(event: WebhookBody, { url, secrets }: WebhookTarget): Promise<PostOutcome> {
  const body = JSON.stringify(event);
  const headers = headersOf(event.event_id, body, secrets, Date.now());
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | null, error: string | null) => {
      clearTimeout(timer);
      resolve({ status, error, durationMs: Math.round(performance.now() - began) });
    };
    // One connection for each request: a receiver that was restarted has closed the others.
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
    };
    const request = send(url, options, (response) => {
      end(response.statusCode ?? null, null);
      // The rest of the answer is read, so that the receiver can end it, and does not matter.
      const late = setTimeout(() => response.destroy(), bodyTimeoutMs);
      response.on('close', () => clearTimeout(late));
      response.on('error', () => undefined);
      response.resume();
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer within 5 s')), answerTimeoutMs);
    request.on('error', (error: NodeJS.ErrnoException) => end(null, error.code ?? error.message));
    request.end(body);
  });
}
