import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/examples';
import { closeEngines, type Engines } from '../engines.ts';
import { openEngines } from '../open-engines.ts';

// What the specs of following share: engines in a temporary directory, and streams with events.

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
    const engines = await openEngines(dataDir);
    try {
      await run(engines, dataDir);
    } finally {
      await closeEngines(engines);
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
