import { setTimeout as pause } from 'node:timers/promises';
import { eventIdOf, type PartnerEventPage, type ReadPartnerEvents, topics } from '@dakpion/contracts';
import { context, orderId, orderIdOf, owner, until } from '@dakpion/fixtures';
import { Checkpoints, EventFollower, followerNames, StreamRelease } from '@dakpion/following';
import { hasWebhook, indexHeads, OrderEventIndex, webhookBody } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { cancelled, createdAs, historyTo } from '../domain/order.fixture.ts';
import { eventNames, type OrderEvent } from '../domain/order-event.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { publishedEvents, type RunningOrderService, withOrderService } from '../order-service.fixture.ts';
import { OrderEventIndexFollower } from './order-event-index.follower.ts';
import { ReadPartnerEventsController } from './read-partner-events.controller.ts';

const first: ReadPartnerEvents = { type: 'ReadPartnerEvents', ...owner, order_id: null, after: null, limit: 100 };

/** The same event in an order of another owner or environment. */
function ownedBy(event: OrderEvent, whose: Partial<typeof owner | { environment: 'production' }>): OrderEvent {
  return event.type === 'OrderCreated' ? { ...event, data: { ...event.data, ...whose } } : event;
}

function ask({ engines }: RunningOrderService, question: Partial<ReadPartnerEvents> = {}): Promise<PartnerEventPage> {
  const value = { ...first, ...question };
  const request = { topic: topics.orderCommands.name, key: value.partner_id, type: value.type, value };
  return engines.broker.request(request, { timeoutMs: 5_000 }) as Promise<PartnerEventPage>;
}

/** The ids of the owner's events with a webhook, in the order of the log. The owner's orders have even numbers. */
async function expectedIds(engines: Engines): Promise<readonly string[]> {
  const events = await storedEvents(engines);
  return events
    .filter(({ stream, type }) => Number(stream.at(-1)) % 2 === 0 && hasWebhook(eventNames[type as OrderEvent['type']]))
    .map(({ id }) => eventIdOf(id));
}

test('returns each event once, in order and without those of others, to a reader while orders are created', () =>
  withOrderService(async (service) => {
    const { engines } = service;
    const orders = 60;
    const writing = Promise.all(
      Array.from({ length: orders }, async (_, n) => {
        const id = orderIdOf(n);
        const whose = [{}, { environment: 'production' as const }, {}, { partner_id: 'prt_other' }][n % 4]!;
        const [, ...rest] = historyTo(n % 3 === 0 ? 'PICKED' : 'ASSIGNED');
        const history = [ownedBy(createdAs(id), whose), ...rest, ...(n % 3 === 0 ? [] : [cancelled])];
        for (const [index, event] of history.entries()) await record(engines, id, [event], index);
      }),
    );
    const seen: string[] = [];
    let after: string | null = null;
    const readOn = async () => {
      const page = await ask(service, { after, limit: 7 });
      seen.push(...page.events.map(({ body }) => String(body.event_id)));
      after = page.next;
    };
    let isWritten = false;
    const written = writing.finally(() => {
      isWritten = true;
    });
    while (!isWritten) {
      await readOn();
      // The embedded engines answer in the same turn of the event loop. The pause lets other writes happen.
      await pause(1);
    }
    await written;
    const expected = await expectedIds(engines);
    await until(async () => {
      await readOn();
      return seen.length >= expected.length;
    });
    expect(seen).toEqual(expected);
    expect(await ask(service, { after })).toEqual({ events: [], next: after, has_more: false });
  }));

test('returns the webhook body of each event', () =>
  withOrderService(async (service) => {
    await record(service.engines, orderId, historyTo('COMPLETED'));
    const messages = await publishedEvents(service.engines, 6);
    const { events } = await until(async () => {
      const page = await ask(service);
      return page.events.length === 6 ? page : undefined;
    });
    const bodies = messages.map(({ event, ...message }) => {
      if (!hasWebhook(event)) throw new Error(`${event} has no webhook`);
      return webhookBody({ ...message, event }, null, 0);
    });
    expect(events.map(({ body }) => body)).toEqual(bodies);
  }));

test('returns the indexed events of one order after any of them, and none of another order', () =>
  withOrderService(async (service) => {
    await record(service.engines, orderIdOf(1), [createdAs(orderIdOf(1))]);
    await record(service.engines, orderId, historyTo('PICKED'));
    await record(service.engines, orderIdOf(2), [createdAs(orderIdOf(2))]);
    await until(async () => (await ask(service)).events.length === 7);
    const { events } = await ask(service, { order_id: orderId });
    expect(events.map(({ body }) => [body.order_id, body.sequence])).toEqual([1, 2, 3, 4, 5].map((n) => [orderId, n]));
    const later = await ask(service, { order_id: orderId, after: events[2]!.position, limit: 1 });
    expect(later).toEqual({ events: [events[3]], next: events[3]!.position, has_more: true });
    expect((await ask(service, { order_id: orderId, environment: 'production' })).events).toEqual([]);
    expect((await ask(service, { order_id: orderId, partner_id: 'prt_other' })).events).toEqual([]);
  }));

/** Without the pause that other followers make after a loss. */
function followIndex({ eventStore, stateStore }: Pick<Engines, 'eventStore' | 'stateStore'>): EventFollower {
  const following = Object.assign(new OrderEventIndexFollower('order-event-index', eventStore, stateStore), {
    lateAfterLossMs: 0,
  });
  return new EventFollower({ eventStore, stateStore, clock: Date.now }, following);
}

test('indexes events again that a crash of the state store has removed, each once', () =>
  withEngines(async (engines) => {
    let history = 'before the crash';
    // The real store, reporting that it crashed.
    const stateStore: StateStore = { ...engines.stateStore, history: async () => history };
    const follower = followIndex({ ...engines, stateStore });
    const index = new OrderEventIndex(stateStore);
    const scope = `${owner.partner_id}:${owner.environment}`;
    follower.start();
    await record(engines, orderId, historyTo('STARTED'));
    await until(async () => (await index.page(owner, null, 10)).events.length === 4);
    const before = (await engines.stateStore.documents.read({ scope, ...indexHeads }))!;
    await record(engines, orderId, historyTo('PICKED').slice(4), 4);
    await until(async () => (await index.page(owner, null, 10)).events.length === 5);
    const head = await engines.eventStore.head();
    const saved = () => new Checkpoints(stateStore).read(followerNames.orderEventIndex);
    await until(async () => (await saved()) === head);

    await engines.stateStore.documents.write(scope, [
      { kind: 'remove', ...indexHeads },
      { kind: 'put', ...indexHeads, version: before.version, value: before.value },
    ]);
    history = 'after the crash';
    await until(async () => (await index.page(owner, null, 10)).events.length === 5);
    await record(engines, orderId, historyTo('COMPLETED').slice(5), 5);
    await until(async () => (await index.page(owner, null, 10)).events.length === 6);
    await follower.stop();
    const { events } = await index.page(owner, null, 10);
    expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5]);
  }));

test('skips an event of an unknown type and returns the others', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const follower = followIndex(engines);
    const reader = new ReadPartnerEventsController(eventStore, stateStore);
    follower.start();
    const unknown = { type: 'OrderLost', data: {} } as unknown as OrderEvent;
    await record(engines, orderId, [...historyTo('ASSIGNED'), unknown, cancelled]);
    await record(engines, orderIdOf(1), [createdAs(orderIdOf(1))]);
    const told = await until(async () => {
      const { events } = await reader.page(first);
      return events.length === 3 ? events : undefined;
    });
    await follower.stop();
    expect(told.map(({ body }) => body.order_id)).toEqual([orderId, orderId, orderIdOf(1)]);
  }));

test('parks the stream at such an event, so that a reader gets the events after it when they can be read', () =>
  withEngines(async (engines) => {
    const follower = followIndex(engines);
    follower.start();
    const unknown = { type: 'OrderLost', data: {} } as unknown as OrderEvent;
    await record(engines, orderId, [...historyTo('ASSIGNED'), unknown, cancelled]);
    await record(engines, orderIdOf(1), [createdAs(orderIdOf(1))]);
    const { stateStore, eventStore } = engines;
    const indexed = () => new OrderEventIndex(stateStore).page(owner, null, 10);
    await until(async () => (await indexed()).events.some(({ order_id }) => order_id === orderIdOf(1)));
    await follower.stop();
    expect((await indexed()).events).toHaveLength(3);
    expect(await new StreamRelease(eventStore, Date.now).list()).toMatchObject([
      { follower: followerNames.orderEventIndex, stream: `order-${orderId}`, revision: 2 },
    ]);
  }));

describe('the events of a parked stream', () => {
  const stream = `order-${orderId}`;
  const parked = async ({ eventStore }: Engines) =>
    (await new StreamRelease(eventStore, Date.now).list()).find((each) => each.released_at === null);
  const release = ({ eventStore }: Engines) =>
    new StreamRelease(eventStore, Date.now).release(followerNames.orderEventIndex, stream, context);

  /** A follower that throws on the event type that `refused` returns. */
  function followUnable(engines: Engines, refused: () => string | null): EventFollower {
    const following = new OrderEventIndexFollower('order-event-index', engines.eventStore, engines.stateStore);
    const handle: OrderEventIndexFollower['handle'] = async (events, tenure) => {
      const fault = events.find((event) => event.stream === stream && event.type === refused());
      if (fault !== undefined) throw new Error(`${fault.type} makes no sense`);
      await following.handle(events, tenure);
    };
    const { eventStore, stateStore } = engines;
    return new EventFollower(
      { eventStore, stateStore, clock: Date.now },
      {
        ...following,
        name: following.name,
        begin: (checkpoint) => following.begin(checkpoint),
        handle,
        lateAfterLossMs: 0,
      },
    );
  }

  const namesOf = ({ events }: PartnerEventPage) =>
    events.map(({ body }) => `${String(body.order_id).at(-1)} ${String(body.event)}`);
  const number = orderId.at(-1);

  async function parkAndRelease(engines: Engines, read: (after: string | null) => Promise<PartnerEventPage>) {
    const { eventStore } = engines;
    let refused: string | null = 'OrderAccepted';
    const follower = followUnable(engines, () => refused);
    follower.start();
    await record(engines, orderId, historyTo('PICKED'));
    await until(() => parked(engines));
    await record(engines, orderIdOf(1), [createdAs(orderIdOf(1))]);
    const before = await until(async () => {
      const page = await read(null);
      return page.events.length === 3 ? page : undefined;
    });
    // The release parks the stream again, at a later event.
    refused = 'OrderPicked';
    await release(engines);
    await until(async () => (await parked(engines))?.revision === 4);
    await record(engines, orderIdOf(2), [createdAs(orderIdOf(2))]);
    refused = null;
    await release(engines);
    await until(async () => (await new StreamRelease(eventStore, Date.now).list()).length === 0);
    await record(engines, orderId, historyTo('COMPLETED').slice(5), 5);
    await until(async () => (await read(before.next)).events.length === 5);
    await follower.stop();
    return before;
  }

  const whole = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];

  test('are returned after its release, to a reader that has passed their original positions', () =>
    withEngines(async (engines) => {
      const reader = new ReadPartnerEventsController(engines.eventStore, engines.stateStore);
      const read = (after: string | null, more: Partial<ReadPartnerEvents> = {}) =>
        reader.page({ ...first, after, ...more });
      const before = await parkAndRelease(engines, read);
      expect(namesOf(before)).toEqual([`${number} ORDER_CREATED`, `${number} ASSIGNED`, '1 ORDER_CREATED']);
      const after = await read(before.next);
      const late = [
        `${number} ACCEPTED`,
        `${number} STARTED`,
        '2 ORDER_CREATED',
        `${number} PICKED`,
        `${number} COMPLETED`,
      ];
      expect(namesOf(after)).toEqual(late);
      // Reads on from each event, with any page size, for all orders and for one.
      const all = [...before.events, ...after.events];
      for (const [index, { position }] of all.entries()) {
        expect((await read(position)).events).toEqual(all.slice(index + 1));
        expect((await read(position, { limit: 1 })).events).toEqual(all.slice(index + 1, index + 2));
        const ofOrder = await read(position, { order_id: orderId });
        expect(ofOrder.events).toEqual(all.slice(index + 1).filter(({ body }) => body.order_id === orderId));
      }
      expect(namesOf(await read(null, { order_id: orderId }))).toEqual(whole.map((name) => `${number} ${name}`));
    }));

  test('keep their positions when the index is built again from nothing', () =>
    withEngines(async (engines) => {
      const reader = new ReadPartnerEventsController(engines.eventStore, engines.stateStore);
      const read = (after: string | null) => reader.page({ ...first, after });
      await parkAndRelease(engines, read);
      const before = await read(null);
      await withEngines(async ({ stateStore }) => {
        const follower = followIndex({ eventStore: engines.eventStore, stateStore });
        const rebuilt = new ReadPartnerEventsController(engines.eventStore, stateStore);
        follower.start();
        await until(async () => (await rebuilt.page(first)).events.length === before.events.length);
        await follower.stop();
        expect(await rebuilt.page(first)).toEqual(before);
      });
    }));
});
