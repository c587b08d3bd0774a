import type { WebhookBody } from '../generated/api.types.ts';
import { forwardEvent } from './forward-event.ts';

const event = { event: 'PICKED', order_id: 'ord_1' } as WebhookBody;

/** Forwards to a receiver that answers with these statuses in turn, then with the last one again. */
async function forwardTo(statuses: readonly (number | null)[], stop = new AbortController()) {
  const lines: string[] = [];
  const pauses: number[] = [];
  let posts = 0;
  const outcome = await forwardEvent(event, {
    post: async () => {
      const status = statuses[Math.min(posts, statuses.length - 1)] ?? null;
      posts += 1;
      return { status, error: status === null ? 'ECONNREFUSED' : null, durationMs: 7 };
    },
    print: (line) => lines.push(line),
    signal: stop.signal,
    pause: async (ms) => {
      pauses.push(ms);
      if (ms === 4_000) stop.abort();
    },
  });
  return { outcome, lines, pauses };
}

test('counts only 200 as success, and waits twice as long after each failure', async () => {
  expect(await forwardTo([null, 204, 200])).toEqual({
    outcome: 'delivered',
    pauses: [1_000, 2_000],
    lines: [
      'PICKED        ord_1  ECONNREFUSED in 7 ms. Again in 1 s',
      'PICKED        ord_1  204 in 7 ms. Again in 2 s',
      'PICKED        ord_1  200 in 7 ms',
    ],
  });
});

test('stops between two attempts when it is aborted', async () => {
  const { outcome, pauses } = await forwardTo([500]);
  expect([outcome, pauses]).toEqual(['stopped', [1_000, 2_000, 4_000]]);
});

test('gives up after six failures with a line that says how to send the event again', async () => {
  const lines: string[] = [];
  const pauses: number[] = [];
  const outcome = await forwardEvent(event, {
    post: async () => ({ status: 500, error: null, durationMs: 7 }),
    print: (line) => lines.push(line),
    signal: new AbortController().signal,
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  expect([outcome, pauses]).toEqual(['given_up', [1_000, 2_000, 4_000, 8_000, 16_000]]);
  expect(lines.at(-1)).toBe('PICKED        ord_1  500 in 7 ms. Given up; to send it again: --replay ord_1');
});
