import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookBody } from '../generated/api.types.ts';
import type { ListenSecrets } from './listen-secrets.ts';

/** The limit of a webhook, from connecting to the end of the response headers. */
const answerTimeoutMs = 5_000;
/** The limit for the rest of the response, in milliseconds. */
const bodyTimeoutMs = 1_000;

/** The outcome of one attempt. */
export interface PostOutcome {
  /** The status of the response. Null: there was no response. */
  readonly status: number | null;
  /** The reason if there was no response. Otherwise null. */
  readonly error: string | null;
  /** Milliseconds. */
  readonly durationMs: number;
}

/** The address of the local receiver, and the secrets that sign its webhooks. */
interface WebhookTarget {
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
    // A new connection for each request, because a restarted receiver has closed the earlier ones.
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
    };
    const request = send(url, options, (response) => {
      end(response.statusCode ?? null, null);
      // The rest of the response is read and ignored, so that the receiver can finish it.
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
