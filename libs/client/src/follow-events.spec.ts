import { type FollowedEvent, followEvents } from './follow-events.ts';

const problem = (status: number, code: string) => Response.json({ status, code, detail: '' }, { status });
const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
const streamOf = (...chunks: readonly string[]) => new Response(new Blob([...chunks]).stream(), { headers });
const orderEvent = (id: number) => `id: ${id}\nevent: order_event\ndata: {"sequence":${id}}\n\n`;
const silent = (text: string) =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) }), {
    headers,
  });

/** Returns the given answers in turn, and records the requests. */
function service(answers: ReadonlyArray<() => Response>) {
  const asked: (string | null)[] = [];
  const signals: AbortSignal[] = [];
  const connection = {
    url: 'https://api.example.com/v1/business/stream',
    apiKey: 'sandbox_key_test_1',
    fetch: async (request: Request) => {
      const answer = answers[asked.length];
      asked.push(request.headers.get('last-event-id'));
      signals.push(request.signal);
      if (answer === undefined) throw new TypeError('fetch failed');
      return answer();
    },
    random: () => 0,
    silenceMs: 50,
    firstPauseMs: 1,
  };
  return { connection, asked, signals };
}

async function take(events: AsyncGenerator<FollowedEvent>, count: number): Promise<FollowedEvent[]> {
  const taken: FollowedEvent[] = [];
  for await (const event of events) {
    taken.push(event);
    if (taken.length === count) break;
  }
  return taken;
}
const ids = (events: readonly FollowedEvent[]) =>
  events.map((event) => (event.type === 'order_event' ? event.id : null));

test('returns events in order, split into chunks in any way, and leaves out unknown ones', async () => {
  const text = `retry: 1000\nid: 4\n\n: heartbeat\n\n${orderEvent(5)}event: news\ndata: {}\n\nevent: rider_location\ndata: {"rider_id":7}\n\n${orderEvent(6)}`;
  const { connection } = service([() => streamOf(...text)]);
  const taken = await take(followEvents(connection, {}), 3);
  expect(taken).toEqual([
    { type: 'order_event', id: '5', data: { sequence: 5 } },
    { type: 'rider_location', data: { rider_id: 7 } },
    { type: 'order_event', id: '6', data: { sequence: 6 } },
  ]);
});

test('returns Bangla text that arrives in single bytes', async () => {
  const bytes = new TextEncoder().encode('id: 1\nevent: order_event\ndata: {"name":"রহিমা 📦"}\n\n');
  const body = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
    },
  });
  const { connection } = service([() => new Response(body, { headers })]);
  const [event] = await take(followEvents(connection, {}), 1);
  expect(event?.data).toEqual({ name: 'রহিমা 📦' });
});

test('waits longer after each failure, at most 30 s and a quarter, and less again after a message', async () => {
  const pauses: (number | undefined)[] = [];
  const { setTimeout } = globalThis;
  const atOnce = jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    if (ms !== 50) pauses.push(ms);
    return setTimeout(run, ms === 50 ? ms : 0);
  });
  const failures = Array.from({ length: 12 }, () => () => problem(503, 'temporarily_unavailable'));
  const { connection } = service([...failures, () => streamOf(orderEvent(1)), () => streamOf(orderEvent(2))]);
  await take(followEvents({ ...connection, firstPauseMs: 1_000, random: () => 1 }, {}), 2);
  atOnce.mockRestore();
  expect(pauses).toEqual([1_250, 2_500, 5_000, 10_000, 20_000, ...Array(7).fill(37_500), 1_250]);
});

test('tells the caller why it connects again, and waits at least as long as the service asks for', async () => {
  const full = { status: 429, code: 'rate_limited', detail: '10 streams are open' };
  const { connection } = service([
    () => Response.json(full, { status: 429, headers: { 'retry-after': '5' } }),
    () => Response.json(full, { status: 429, headers: { 'retry-after': '600' } }),
    () => streamOf(orderEvent(1)),
    () => streamOf(orderEvent(2)),
  ]);
  const { setTimeout } = globalThis;
  const atOnce = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run, ms) => setTimeout(run, ms === 50 ? ms : 0));
  const told: unknown[] = [];
  await take(followEvents(connection, { onRetry: (error, ms) => told.push([error?.message ?? null, ms]) }), 2);
  atOnce.mockRestore();
  const message = '429 rate_limited: 10 streams are open';
  expect(told).toEqual([
    [message, 5_000],
    [message, 60_000],
    [null, 1],
  ]);
});

test('ends at once when the signal aborts during a pause, and leaves no timer', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  const stop = new AbortController();
  const { connection } = service([() => streamOf(orderEvent(1))]);
  const events = followEvents({ ...connection, firstPauseMs: 60_000, silenceMs: 60_000 }, { signal: stop.signal });
  await events.next();
  const end = events.next();
  setImmediate(() => stop.abort());
  expect(await end).toEqual({ done: true, value: undefined });
  expect(timers()).toBe(before);
});

test('continues after the last event when a stream ends, is lost or is refused for a while', async () => {
  const { connection, asked } = service([
    () => streamOf(orderEvent(1)),
    () => problem(500, 'internal_error'),
    () => problem(429, 'rate_limited'),
    // A location has no id: the stream continues after the event before it.
    () => silent(`${orderEvent(2)}event: rider_location\ndata: {"rider_id":7}\n\n`),
    () => {
      throw new TypeError('fetch failed');
    },
    () => streamOf(orderEvent(3)),
  ]);
  expect(ids(await take(followEvents(connection, { after: '0' }), 4))).toEqual(['1', '2', null, '3']);
  expect(asked).toEqual(['0', '1', '1', '1', '2', '2']);
});

test('continues from its start position when the stream is lost before its first event', async () => {
  const { connection, asked } = service([() => streamOf('retry: 1000\nid: 4\n\n'), () => streamOf(orderEvent(5))]);
  expect(ids(await take(followEvents(connection, {}), 1))).toEqual(['5']);
  expect(asked).toEqual([null, '4']);
});

test.each([
  [401, 'invalid_api_key'],
  [404, 'order_not_found'],
])('ends with an error after status %i', async (status, code) => {
  const { connection, asked } = service([() => problem(status, code)]);
  await expect(take(followEvents(connection, {}), 1)).rejects.toMatchObject({ status, code });
  expect(asked).toHaveLength(1);
});

test.each([
  ['an invalid key', { apiKey: 'sandbox_key_test_…' }, [], /ByteString/],
  [
    'a page of another server',
    {},
    [() => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    /<html>/,
  ],
  ['a redirection', {}, [() => new Response(null, { status: 302 })], /status 302/],
] as const)('ends with an error after %s', async (_, options, answers, error) => {
  const { connection } = service(answers);
  await expect(take(followEvents({ ...connection, ...options }, {}), 1)).rejects.toThrow(error);
});

test('connects again when there is no answer, and does not follow redirects with the key', async () => {
  const { connection, asked } = service([() => streamOf(orderEvent(1))]);
  const redirects: string[] = [];
  const fetch = (request: Request) => {
    redirects.push(request.redirect);
    return redirects.length === 1 ? new Promise<never>(() => undefined) : connection.fetch(request);
  };
  expect(ids(await take(followEvents({ ...connection, fetch }, {}), 1))).toEqual(['1']);
  expect([asked, redirects]).toEqual([[null], ['manual', 'manual']]);
});

test('closes the connection when the loop ends or the signal aborts', async () => {
  const left = service([() => silent(orderEvent(1))]);
  await take(followEvents(left.connection, {}), 1);
  expect(left.signals[0]?.aborted).toBe(true);
  const stop = new AbortController();
  const ended = service([() => silent(orderEvent(1))]);
  const events = followEvents(ended.connection, { signal: stop.signal });
  await events.next();
  stop.abort();
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test.each(['leaves its loop', 'aborts'])(
  'closes the connection when the caller %s, also if the request has lost its signal',
  async (way) => {
    let isClosed = false;
    const open = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode(orderEvent(1))),
          cancel: () => {
            isClosed = true;
          },
        }),
        { headers },
      );
    const stop = new AbortController();
    // This answer has lost the signal of its request.
    const { connection } = service([open]);
    for await (const _ of followEvents({ ...connection, silenceMs: 60_000 }, { signal: stop.signal })) {
      if (way === 'leaves its loop') break;
      stop.abort();
    }
    expect(isClosed).toBe(true);
  },
);

test('requests an event again whose data has arrived damaged', async () => {
  const damaged = () => streamOf(orderEvent(5), 'id: 6\nevent: order_event\ndata: {"sequence"\n\n');
  const { connection, asked } = service([damaged, damaged, () => streamOf(orderEvent(6))]);
  const taken = await take(followEvents(connection, {}), 3);
  expect(ids(taken)).toEqual(['5', '5', '6']);
  expect(asked).toEqual([null, '5', '5']);
});

test.each(['', '\n'])('refuses the empty place %j, from which it would follow only new events', async (after) => {
  const { connection, asked } = service([() => streamOf(orderEvent(5))]);
  await expect(take(followEvents(connection, { after }), 1)).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});
