import { orderStreamPrefix } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { context, withTemporaryDirectory } from '@dakpion/fixtures';
import { Checkpoints, followerNames, servingFollower } from '@dakpion/following';
import { closeEngines, type Engines, openEngines } from '@dakpion/service';
import { OrderRepository } from './commands/order-repository.ts';
import type { OrderEvent } from './domain/order-event.ts';

// Fixtures of specs that need real engines: an installation in a temporary directory.

/** Opens the embedded engines on an empty directory, calls `run` and removes everything. */
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

/** Appends events of an order as if commands had caused them. `sequence`: the number of its events so far. */
export async function record(engines: Engines, id: string, events: readonly OrderEvent[], sequence = 0): Promise<void> {
  const result = await new OrderRepository(engines.eventStore).append(id, events, sequence, context);
  expect(result.outcome).toBe('appended');
}

/** The events of all orders. Followers store their own data as well. */
export async function storedEvents(engines: Engines): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of engines.eventStore.readAll({ streamPrefixes: [orderStreamPrefix] })) events.push(event);
  return events;
}

/** Saves the checkpoints of all followers, except one, as if they had handled all events. */
export async function saveCheckpoints({ eventStore, stateStore }: Engines, except?: string): Promise<void> {
  const checkpoints = new Checkpoints(stateStore);
  for await (const last of eventStore.readAll({ direction: 'backwards', maxCount: 1 })) {
    for (const name of Object.values(followerNames)) {
      if (name !== except) await (await checkpoints.open(await servingFollower(stateStore, name))).save(last);
    }
  }
}
