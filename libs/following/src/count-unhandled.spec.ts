import type { EventStore, SubscribeOptions } from '@dakpion/event-store';
import { countUnhandled } from './count-unhandled.ts';
import { course, record, withEngines } from './following.fixture.ts';

// EventStoreDB has no `readRecords`.
test('counts with a subscription that ends at the end of the store, and at the maximum', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    await record({ eventStore, stateStore }, 'order-1', course);
    await record({ eventStore, stateStore }, 'partner-1', ['PartnerCreated']);
    const asked: SubscribeOptions[] = [];
    const subscribe: EventStore['subscribe'] = (options) => {
      asked.push(options);
      return eventStore.subscribe(options);
    };
    const filtering: EventStore = Object.assign(Object.create(eventStore), { readRecords: undefined, subscribe });
    const count = async (streamPrefix: string, atMost?: number) => {
      const range = { after: undefined, streamPrefix, now: Date.now(), ...(atMost !== undefined && { atMost }) };
      return (await countUnhandled(filtering, range)).events;
    };
    expect([await count('order-'), await count('order-', 2), await count('webhook-')]).toEqual([6, 2, 0]);
    expect(asked).toMatchObject([{ untilCaughtUp: true }, { untilCaughtUp: true }, { untilCaughtUp: true }]);
  }));
