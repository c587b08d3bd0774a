import { isTemporary } from '@dakpion/repetition';
import { type Consumption } from './broker.ts';
import { type IncomingMessage, maxMessageBytes } from './message.ts';

/** The outcome of a request: the reply as JSON, or the error. `temporary`: the same request can succeed later. */
export type RequestOutcome =
  | { readonly kind: 'replied'; readonly json: string }
  | { readonly kind: 'failed'; readonly text: string; readonly temporary: boolean };

/** Carries out a request once. Never rejects. */
export async function requestOutcome(handle: Consumption['handle'], message: IncomingMessage): Promise<RequestOutcome> {
  try {
    return { kind: 'replied', json: asJson(await handle(message)) };
  } catch (error) {
    return { kind: 'failed', text: String(error), temporary: isTemporary(error) || needsNewerVersion(error) };
  }
}

/**
 * Whether this program is too old for the request. During an upgrade, an instance of the newer version can carry it out. Such an error
 * is not `temporary`, because a message must not wait for an upgrade.
 */
function needsNewerVersion(error: unknown): boolean {
  return error instanceof Error && 'needsNewerVersion' in error && error.needsNewerVersion === true;
}

/** The reply as JSON. Undefined becomes null. */
function asJson(reply: unknown): string {
  const json = JSON.stringify(reply) ?? 'null';
  if (Buffer.byteLength(json) > maxMessageBytes) throw new Error(`the reply has more than ${maxMessageBytes} bytes`);
  return json;
}
