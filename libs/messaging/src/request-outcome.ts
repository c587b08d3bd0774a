import { type Consumption } from './broker.ts';
import { type IncomingMessage, maxMessageBytes } from './message.ts';

/** The outcome of a request: the reply as JSON, or the error. */
export type RequestOutcome =
  | { readonly kind: 'replied'; readonly json: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Carries out a request once. Never rejects. */
export async function requestOutcome(handle: Consumption['handle'], message: IncomingMessage): Promise<RequestOutcome> {
  try {
    return { kind: 'replied', json: asJson(await handle(message)) };
  } catch (error) {
    return { kind: 'failed', text: String(error) };
  }
}

/** The reply as JSON. Undefined becomes null. */
function asJson(reply: unknown): string {
  const json = JSON.stringify(reply) ?? 'null';
  if (Buffer.byteLength(json) > maxMessageBytes) throw new Error(`the reply has more than ${maxMessageBytes} bytes`);
  return json;
}
