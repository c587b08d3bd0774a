import { pauseFor } from '../fetch-with-retry.ts';
import type { WebhookBody } from '../generated/api.types.ts';
import type { PostOutcome } from './webhook-post.ts';

/** Pauses after the 1st to 5th failure in milliseconds, as for webhooks. */
const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

/** The dependencies of forwarding. */
export interface Forwarding {
  readonly post: (event: WebhookBody) => Promise<PostOutcome>;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Resolves after `ms`, or rejects when the signal is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `stopped`: the signal was aborted before the end. */
type ForwardOutcome = 'delivered' | 'given_up' | 'stopped';

/** Sends an event until the answer is 200 or six attempts have failed, and prints each answer. Never rejects. */
export async function forwardEvent(
  event: WebhookBody,
  { post, print, signal, pause = pauseFor }: Forwarding,
): Promise<ForwardOutcome> {
  for (const pauseMs of [...pausesMs, null]) {
    if (signal.aborted) return 'stopped';
    const { status, error, durationMs } = await post(event);
    const said = `${event.event.padEnd(13)} ${event.order_id}  ${status ?? error} in ${durationMs} ms`;
    if (status === 200) {
      print(said);
      return 'delivered';
    }
    if (pauseMs === null) print(`${said}. Given up; to send it again: --replay ${event.order_id}`);
    else {
      print(`${said}. Again in ${pauseMs / 1_000} s`);
      await pause(pauseMs, signal).catch(() => undefined);
    }
  }
  return 'given_up';
}
