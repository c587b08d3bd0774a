import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type EventStore, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';

// Shared by the specs of following: engines in a temporary directory, and streams with events.

/** The engines that a follower needs. */
export interface Engines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
}

/** The types of all events of a delivered order. */
export const course = [
  'OrderCreated',
  'RiderAssigned',
  'OrderAccepted',
  'OrderStarted',
  'ParcelPicked',
  'OrderCompleted',
];

/** Opens the embedded engines in an empty directory, runs, and removes everything. `clock` gives the times of the events. */
export async function withEngines(
  run: (engines: Engines, dataDir: string) => Promise<void>,
  clock: () => number = Date.now,
): Promise<void> {
  await withTemporaryDirectory(async (dataDir) => {
    const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), clock });
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    try {
      await run({ eventStore, stateStore }, dataDir);
    } finally {
      await stateStore.close();
      await eventStore.close();
    }
  });
}

/** Appends events of these types to a stream that already has `count` events. */
export async function record(engines: Engines, stream: string, types: readonly string[], count = 0): Promise<void> {
  const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
  const events = types.map((type) => ({ id: randomUUID(), type, data: {}, metadata }));
  const result = await engines.eventStore.append(stream, events, count === 0 ? 'no_stream' : count - 1);
  expect(result.outcome).toBe('appended');
}

export async function storedEvents(engines: Engines): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of engines.eventStore.readAll()) events.push(event);
  return events;
}
