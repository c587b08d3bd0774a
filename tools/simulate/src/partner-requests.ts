import type { Quotation } from '@dakpion/contracts';

const timeoutMs = 15_000;

/**
 * The result of a request. `code`: the code of the problem, with the first invalid field, or the reason why there was no
 * response.
 */
export type RequestOutcome<Body> =
  | { readonly outcome: 'done'; readonly body: Body }
  | { readonly outcome: 'refused' | 'unanswered'; readonly code: string };

interface Problem {
  readonly code?: string;
  readonly errors?: readonly { readonly field: string }[];
}

/** The requests of a partner, each tried once: retries of a load generator would hide failures. */
export class PartnerRequests {
  constructor(
    private readonly baseUrl: string,
    private readonly apiKey: string,
  ) {}

  quote(body: object): Promise<RequestOutcome<Quotation>> {
    return this.send('POST', '/v1/business/order/quotation', body);
  }

  create(body: object, idempotencyKey: string): Promise<RequestOutcome<{ readonly order_id: string }>> {
    return this.send('POST', '/v1/business/order/create', body, { 'x-idempotency-key': idempotencyKey });
  }

  status(orderId: string): Promise<RequestOutcome<{ readonly parcel_status: string }>> {
    return this.send('GET', `/v1/business/order/${orderId}/status`);
  }

  private async send<Body>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RequestOutcome<Body>> {
    try {
      const response = await fetch(`${this.baseUrl}${path}`, {
        method,
        headers: {
          'x-api-key': this.apiKey,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      // A response from elsewhere, e.g. a page of a proxy, has no code.
      const answer = (await response.json().catch(() => ({}))) as Body & Problem;
      if (response.ok) return { outcome: 'done', body: answer };
      return { outcome: 'refused', code: codeOf(response.status, answer) };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return { outcome: 'unanswered', code: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name) };
    }
  }
}

function codeOf(status: number, { code, errors }: Problem): string {
  const field = errors?.[0]?.field;
  return `${status} ${code ?? 'without a code'}${field === undefined || field === '' ? '' : ` (${field})`}`;
}
