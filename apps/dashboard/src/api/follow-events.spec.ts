import { followEvents } from './follow-events.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Follows streams of which each can be written to, and counts them. */
function following() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const ended: number[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const number = streams.length + 1;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void streams.push(controller),
      cancel: () => void ended.push(number),
    });
    return new Response(body);
  });
  const events: unknown[] = [];
  void followEvents({
    environment: 'sandbox',
    signal: new AbortController().signal,
    onBegin: () => undefined,
    onEvent: ({ data }) => void events.push(data),
    onLost: () => undefined,
  });
  const write = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { streams, ended, events, write };
}

test('opens the stream again when nothing has come for 45 s, not even a heartbeat', async () => {
  const { streams, ended, events, write } = following();
  await jest.advanceTimersByTimeAsync(0);
  write('event: order_event\ndata: 1\n\n');
  await jest.advanceTimersByTimeAsync(44_000);
  write(': heartbeat\n\n');
  await jest.advanceTimersByTimeAsync(44_000);
  expect([streams.length, events]).toEqual([1, [1]]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect([streams.length, ended]).toEqual([2, [1]]);
  write('event: order_event\ndata: 2\n\n');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual([1, 2]);
});
