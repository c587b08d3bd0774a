import { ask } from './gateway.ts';

const url = 'http://127.0.0.1/v1/business/orders';

/** The signal of a request whose answer has begun, and has this type. */
async function signalOf(contentType: string): Promise<AbortSignal | null | undefined> {
  const headers = { 'content-type': contentType };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a', { headers }));
  await ask(new Request(url));
  const signal = fetched.mock.lastCall?.[1]?.signal;
  fetched.mockRestore();
  return signal;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('an answer must be complete within 20 s', async () => {
  const signal = await signalOf('application/json');
  jest.advanceTimersByTime(19_999);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a file that has begun may take 10 minutes, e.g. the orders of a large month on a slow connection', async () => {
  const signal = await signalOf('text/csv; charset=utf-8');
  jest.advanceTimersByTime(10 * 60_000 - 1);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
});
