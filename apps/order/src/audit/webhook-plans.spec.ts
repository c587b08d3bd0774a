import { deliveryStream, eventIdOf } from '@dakpion/contracts';
import { newEvent } from '@dakpion/event-store';
import { context, orderId } from '@dakpion/fixtures';
import { historyTo } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { unplannedEvents } from './webhook-plans.ts';

test('finds a plan that comes after very many redeliveries', () =>
  withEngines(async (engines) => {
    const { eventStore } = engines;
    await record(engines, orderId, historyTo('PENDING'));
    const due = await storedEvents(engines);
    const envelope = { schema_version: 2, occurred_at: '2026-11-21T12:00:00.000+06:00', context };
    const attempts = Array.from({ length: 10_000 }, () => newEvent({ type: 'AttemptFailed', data: {} }, envelope));
    const plan = newEvent({ type: 'DeliveryPlanned', data: { event_id: eventIdOf(due[0]?.id ?? '') } }, envelope);
    const all = [...attempts, plan];
    for (let from = 0; from < all.length; from += 2_000)
      await eventStore.append(
        deliveryStream(orderId),
        all.slice(from, from + 2_000),
        from === 0 ? 'no_stream' : from - 1,
      );
    expect(await unplannedEvents(eventStore, orderId, due)).toEqual([]);
  }));

test('finds the plans of the due events after those of events that are not due, e.g. before the URL was set again', () =>
  withEngines(async (engines) => {
    const { eventStore } = engines;
    await record(engines, orderId, historyTo('STARTED'));
    const events = await storedEvents(engines);
    const due = events.slice(2);
    const ids = events.map(({ id }) => eventIdOf(id));
    const plan = (from: number, to: number) =>
      eventStore.append(
        deliveryStream(orderId),
        ids.slice(from, to).map((event_id) => {
          const envelope = { schema_version: 2, occurred_at: '2026-11-21T12:00:00.000+06:00', context };
          return newEvent({ type: 'DeliveryPlanned', data: { event_id } }, envelope);
        }),
        from === 0 ? 'no_stream' : from - 1,
      );
    await plan(0, 3);
    expect(await unplannedEvents(eventStore, orderId, due)).toEqual([ids[3]]);
    await plan(3, 4);
    expect(await unplannedEvents(eventStore, orderId, due)).toEqual([]);
  }));
