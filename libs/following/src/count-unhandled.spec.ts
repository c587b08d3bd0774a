import type { EventStore } from '@dakpion/event-store';
import { countUnhandled } from './count-unhandled.ts';
import { course, record, withEngines } from './following.fixture.ts';

// As with EventStoreDB, which has no `readRecords`.
test('counts events to the end of the store, and at the maximum, where records cannot be read', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    await record({ eventStore, stateStore }, 'order-1', course);
    await record({ eventStore, stateStore }, 'partner-1', ['PartnerCreated']);
    const filtering: EventStore = Object.assign(Object.create(eventStore), { readRecords: undefined });
    const count = async (streamPrefix: string, atMost?: number) => {
      const range = { after: undefined, streamPrefix, now: Date.now(), ...(atMost !== undefined && { atMost }) };
      return (await countUnhandled(filtering, range)).events;
    };
    expect([await count('order-'), await count('order-', 2), await count('webhook-')]).toEqual([6, 2, 0]);
  }));
