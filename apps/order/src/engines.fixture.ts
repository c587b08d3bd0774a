import { orderStreamPrefix } from '@dakpion/contracts';
import { type NewEvent, newEvent, type RecordedEvent } from '@dakpion/event-store';
import { at, context, owner, withTemporaryDirectory } from '@dakpion/fixtures';
import { Checkpoints, followerNames, servingFollower } from '@dakpion/following';
import { PartnerProjection } from '@dakpion/partners';
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

/** Appends events of the orders' owner, which it first creates, and writes its documents, as the gateway does. */
export async function recordOwner(
  engines: Engines,
  ...changes: readonly Pick<NewEvent, 'type' | 'data'>[]
): Promise<void> {
  const { eventStore, stateStore } = engines;
  const { partner_id } = owner;
  const stream = `partner-${partner_id}`;
  const found: RecordedEvent[] = [];
  for await (const event of eventStore.readStream(stream)) found.push(event);
  const dashboard = { email: 'ops@shop.example', password_hash: '' };
  const data = { partner_id, name: 'Shop', email: dashboard.email, rate_limits: {}, dashboard, created_at: at(0) };
  const events = found.length > 0 ? changes : [{ type: 'PartnerCreated', data }, ...changes];
  const envelope = { schema_version: 1, occurred_at: at(0), context };
  const expected = found.at(-1)?.revision ?? 'no_stream';
  const result = await eventStore.append(
    stream,
    events.map((event) => newEvent(event, envelope)),
    expected,
  );
  expect(result.outcome).toBe('appended');
  for await (const event of eventStore.readStream(stream, { maxCount: 1 })) {
    await new PartnerProjection(eventStore, stateStore).handle([event]);
  }
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
