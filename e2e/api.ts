import { setTimeout as pause } from 'node:timers/promises';
import { findAnswerFaults } from '@dakpion/fixtures';
import { operatorToken } from './operator-token.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, without our types
export type Body = any;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends one request as JSON. Throws when the answer does not match the OpenAPI document. */
export async function call(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const mediaType = response.headers.get('content-type');
  const answer = mediaType?.includes('json') === true && text !== '' ? JSON.parse(text) : text;
  const { status } = response;
  const faults = findAnswerFaults({ method, url, status, mediaType, body: answer, headers: response.headers });
  if (faults.length > 0) throw new Error(`The answer is not as documented: ${faults.join('; ')}`);
  return { status, headers: response.headers, body: answer };
}

/** Sends a request again while a limit by address refuses it, each time after the wait that the answer names. */
export async function whenAllowed(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.body.code !== 'rate_limited') return answer;
    await pause(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

/** The API as a partner uses it. */
export class PartnerApi {
  constructor(
    readonly baseUrl: string,
    readonly key: string,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return call('GET', `${this.baseUrl}${path}`, { 'x-api-key': this.key, ...headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return call('POST', `${this.baseUrl}${path}`, { 'x-api-key': this.key, ...headers }, body);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return call('PUT', `${this.baseUrl}${path}`, { 'x-api-key': this.key }, body);
  }

  create(body: unknown, idempotencyKey?: string): Promise<Answer> {
    const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'x-idempotency-key': idempotencyKey };
    return this.post('/v1/business/order/create', body, headers);
  }

  details(orderId: string): Promise<Answer> {
    return this.get(`/v1/business/order/${orderId}`);
  }

  status(orderId: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.get(`/v1/business/order/${orderId}/status`, headers);
  }

  cancel(orderId: string, body: unknown = {}): Promise<Answer> {
    return this.post(`/v1/business/order/${orderId}/cancel`, body);
  }

  retry(orderId: string): Promise<Answer> {
    return this.post(`/v1/business/order/${orderId}/retry`);
  }
}

/** The API as an operator uses it. */
export function operate(baseUrl: string, method: string, path: string, body?: unknown): Promise<Answer> {
  return call(method, `${baseUrl}/v1/operator${path}`, { authorization: `Bearer ${operatorToken}` }, body);
}

export interface MadePartner {
  readonly partnerId: string;
  readonly sandbox: PartnerApi;
  readonly production: PartnerApi;
  readonly webhook: Record<'sandbox' | 'production', { signing_secret: string; token: string }>;
}

/** Creates a partner with limits that tests never reach. */
export async function makePartner(baseUrl: string, name = 'Aarong'): Promise<MadePartner> {
  const limits = { write: 1_000_000, read: 1_000_000 };
  const { status, body } = await operate(baseUrl, 'POST', '/partners', {
    name,
    email: 'shop@example.com',
    rate_limits: { sandbox: limits, production: limits },
  });
  if (status !== 201) throw new Error(`the partner was not created: ${status} ${JSON.stringify(body)}`);
  return {
    partnerId: body.partner_id,
    sandbox: new PartnerApi(baseUrl, body.api_keys.sandbox),
    production: new PartnerApi(baseUrl, body.api_keys.production),
    webhook: body.webhook,
  };
}
