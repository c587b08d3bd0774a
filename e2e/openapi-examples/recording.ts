import { type Answer, type Body, call } from '../api.ts';
import { rawRequest } from '../raw-request.ts';

/** The request and the answer of an operation, as its examples. */
export interface Example {
  readonly request?: Body;
  readonly status: number;
  readonly response: Body;
}

export type Headers = Readonly<Record<string, string>>;

/** Members whose values are secrets of this run. The values are replaced everywhere. */
const secretMembers = new Set([
  'password',
  'signing_secret',
  'invitation_token',
  'reset_token',
  'secret',
  'api_key',
  'current_password',
  'token',
]);
const keyForm = /(sandbox_key_test_|live_key_)[0-9A-Za-z]{38}/;

/** Records answers of the running program as the examples of the OpenAPI documents. */
export class Recording {
  readonly operations: Record<string, Example> = {};
  readonly problems: Record<string, Body> = {};
  /** Bodies of webhooks by event. */
  readonly webhooks: Record<string, Body> = {};
  /** All seen secrets: a secret in one answer is sent to other operations. */
  private readonly secrets = new Set<string>();

  /** `publicNames`: the replacements in the documents for the addresses of this run. */
  constructor(
    readonly url: string,
    private readonly publicNames: Readonly<Record<string, string>>,
  ) {}

  /** Sends a request, and records it with its answer as the example of an operation. Throws when it is refused. */
  async operation(id: string, method: string, path: string, headers: Headers, request?: unknown): Promise<Answer> {
    const answer = await call(method, `${this.url}${path}`, headers, request);
    const { status, body } = answer;
    if (status >= 300) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
    if (status !== 204) {
      this.operations[id] = this.inPublic({ ...(request !== undefined && { request }), status, response: body });
    }
    return answer;
  }

  /** Sends a request that must be refused with this code, and records the answer as its example. */
  async problem(code: string, method: string, path: string, headers: Headers = {}, request?: unknown): Promise<void> {
    const url = `${this.url}${path}`;
    // fetch does not let a program choose the Host header.
    const isRaw = headers.host !== undefined;
    const body: Body = isRaw
      ? JSON.parse((await rawRequest(url, { method, headers })).body)
      : (await call(method, url, headers, request)).body;
    this.keepProblem(code, body);
  }

  /** Records a problem as its example. Throws if it has another code. */
  keepProblem(code: string, body: Body): void {
    if (body?.code !== code) throw new Error(`${code}: ${JSON.stringify(body)}`);
    this.problems[code] = this.inPublic(body);
  }

  /** Records the first webhook of each event as the example of the event. */
  keepWebhooks(bodies: readonly Body[]): void {
    for (const body of bodies) this.webhooks[body.event] ??= this.inPublic(body);
  }

  /** Adds the examples of another recording. */
  add({ operations, problems }: Recording): void {
    Object.assign(this.operations, operations);
    Object.assign(this.problems, problems);
  }

  /** Removes secrets, and headers that do not help a reader. */
  private inPublic<Kept>(kept: Kept): Kept {
    let text = JSON.stringify(kept);
    for (const [name, known] of Object.entries(this.publicNames)) text = text.replaceAll(name, known);
    for (const secret of secretsOf(kept)) this.secrets.add(secret);
    for (const secret of this.secrets) text = text.replaceAll(JSON.stringify(secret).slice(1, -1), exampleOf(secret));
    text = text.replaceAll(new RegExp(keyForm, 'g'), (_, prefix: string) => `${prefix}${'X'.repeat(38)}`);
    return JSON.parse(text);
  }
}

function secretsOf(kept: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(kept, (name, value) => {
    if (secretMembers.has(name) && typeof value === 'string' && !keyForm.test(value)) found.push(value);
    return value;
  });
  return found;
}

function exampleOf(secret: string): string {
  if (secret.startsWith('whsec_')) return 'whsec_ZXhhbXBsZQ==';
  return secret.startsWith('whtok_') ? 'whtok_example' : 'example-of-a-secret';
}

/** The cookie that an answer sets, as a request sends it. */
export function cookieOf(headers: globalThis.Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
