import { StartRefusedError } from '@dakpion/settings';
import { waitForEngine } from './engine-waiting.ts';

const down = () => Object.assign(new Error('no answer at all'), { temporary: true });

function engine(open: () => Promise<string>) {
  return { name: 'Kafka', address: 'kafka:9092', settings: 'KAFKA_BROKERS', open };
}

test('waits for an unavailable engine, reports the wait, and continues by itself', async () => {
  const lines: string[] = [];
  const serving: string[] = [];
  let tries = 0;
  const open = async () => {
    tries += 1;
    // The first line is logged after three seconds.
    if (lines.length === 0) throw down();
    return 'opened';
  };
  const watch = {
    onWaiting: (_name: string, line: string) => void lines.push(line),
    onServing: (name: string) => void serving.push(name),
  };
  expect(await waitForEngine(engine(open), watch)).toBe('opened');
  expect(tries).toBeGreaterThan(1);
  expect(lines).toEqual(['Waiting for Kafka at kafka:9092: no answer at all']);
  expect(serving).toEqual(['Kafka']);
});

test.each([
  ['a refusal', new Error('unsupported version')],
  ['refused credentials', Object.assign(new Error('WRONGPASS invalid password'), { temporary: true })],
  [
    'a right that is refused',
    Object.assign(new Error('EventStoreDB refuses this right (PERMISSION_DENIED)'), { temporary: true }),
  ],
  ['an unknown certificate', Object.assign(new Error('self-signed certificate'), { temporary: true })],
])('does not wait for a fault that waiting cannot end: %s', async (_what, error) => {
  const waiting = waitForEngine(
    engine(() => Promise.reject(error)),
    {},
  );
  await expect(waiting).rejects.toThrow(StartRefusedError);
  await expect(waiting).rejects.toThrow(`Kafka at kafka:9092 cannot be used: ${error.message}. Check KAFKA_BROKERS.`);
});

test('ends the wait when the signal aborts', async () => {
  const ending = new AbortController();
  const waiting = waitForEngine(
    engine(() => Promise.reject(down())),
    { signal: ending.signal },
  );
  ending.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});

test('ends the wait when the signal aborts during a try, and closes an engine that opens afterwards', async () => {
  const ending = new AbortController();
  let open: (engine: { close(): Promise<void> }) => void = () => undefined;
  const opening = new Promise<{ close(): Promise<void> }>((resolve) => {
    open = resolve;
  });
  const waiting = waitForEngine(
    { ...engine(() => Promise.reject(down())), open: () => opening },
    { signal: ending.signal },
  );
  ending.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  await new Promise<void>((closed) => open({ close: async () => closed() }));
});
