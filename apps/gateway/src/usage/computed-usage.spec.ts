import type { EventStore } from '@dakpion/event-store';
import { newGate } from '@dakpion/fixtures';
import { Checkpoints } from '@dakpion/following';
import type { StateStore } from '@dakpion/state-store';
import { ComputedUsage } from './computed-usage.ts';

// The state store is empty: no figure was computed yet. The event store has only events of other streams, which take a while to read.
const stateStore = { documents: { read: async () => null }, clock: { now: () => 0 } } as unknown as StateStore;

let now: number;
let read: ReturnType<typeof newGate>[];
let computed: ComputedUsage;

beforeEach(() => {
  now = 0;
  read = [];
  const readRecords: EventStore['readRecords'] = async function* () {
    const gate = newGate();
    read.push(gate);
    await gate.opened;
    yield [];
  };
  const eventStore = { readRecords } as EventStore;
  computed = new ComputedUsage(eventStore, stateStore, () => now, new Checkpoints(stateStore));
});

/** Lets the promises that can go on do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('shares a look that takes longer than it is reused, and reuses it for 2 s from its end', async () => {
  const first = computed.require('orders');
  await settle();
  now += 10_000;
  const second = computed.require('orders');
  await settle();
  expect(read).toHaveLength(1);
  read[0]?.open();
  await Promise.all([first, second]);
  now += 1_999;
  await computed.require('orders');
  expect(read).toHaveLength(1);
  now += 1;
  const third = computed.require('orders');
  await settle();
  expect(read).toHaveLength(2);
  read[1]?.open();
  await third;
});

test('answers 503 after 5 s of a look, which goes on for the next request', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const outcome = computed.require('orders', 'webhooks').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ trouble: { code: 'temporarily_unavailable', retry_after: 30 } });
    const next = computed.require('orders', 'webhooks');
    for (const gate of read) gate.open();
    await next;
    expect(read).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
