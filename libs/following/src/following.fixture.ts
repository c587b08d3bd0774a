import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type EventStore, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';

// What the specs of following share: engines in a temporary directory, and streams with events.

/** The engines that a follower stands on. */
export interface Engines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
}

/** The types of an order's events, all its way. */
export const course = [
  'OrderCreated',
  'RiderAssigned',
  'OrderAccepted',
  'OrderStarted',
  'ParcelPicked',
  'OrderCompleted',
];

/** Opens the embedded engines on an empty directory, runs, and removes everything. */
export async function withEngines(run: (engines: Engines, dataDir: string) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (dataDir) => {
    const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events') });
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    try {
      await run({ eventStore, stateStore }, dataDir);
    } finally {
      await stateStore.close();
      await eventStore.close();
    }
  });
}

/** Appends events of these types to a stream that has had `count` events before. */
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
