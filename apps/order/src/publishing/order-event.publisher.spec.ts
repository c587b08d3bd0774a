import { join } from 'node:path';
import { dhakaTime, eventIdOf, topics } from '@dakpion/contracts';
import { at, orderId, orderIdOf, owner, until } from '@dakpion/fixtures';
import { Checkpoints, EventFollower, followerNames, StreamRelease } from '@dakpion/following';
import type { Broker, IncomingMessage, OutgoingMessage } from '@dakpion/messaging';
import type { Engines } from '@dakpion/service';
import { openLmdbStateStore } from '@dakpion/state-store';
import { cancelled, createdAs, fold, historyTo, retried } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { recordOf } from '../domain/order-record.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderEventPublisher } from './order-event.publisher.ts';

function startPublisher({
  eventStore,
  stateStore,
  broker,
}: Pick<Engines, 'eventStore' | 'stateStore' | 'broker'>): EventFollower {
  const following = new OrderEventPublisher(eventStore, broker);
  const publisher = new EventFollower({ eventStore, stateStore, clock: Date.now }, following);
  publisher.start();
  return publisher;
}

async function published({ broker }: Engines): Promise<readonly IncomingMessage[]> {
  const messages: IncomingMessage[] = [];
  for await (const message of broker.browse(topics.orderEvents.name)) messages.push(message);
  return messages;
}

const publishedAre = (engines: Engines, count: number) =>
  until(async () => {
    const messages = await published(engines);
    return messages.length >= count ? messages : undefined;
  });

test('publishes each event with the order as it was immediately after it', () =>
  withEngines(async (engines) => {
    const history = [...historyTo('STARTED'), cancelled, retried];
    await record(engines, orderId, history);
    const publisher = startPublisher(engines);
    const messages = await publishedAre(engines, history.length);
    await publisher.stop();

    const events = await storedEvents(engines);
    expect(messages.map((message) => message.value)).toEqual(
      events.map((event, index) => ({
        ...owner,
        event_id: eventIdOf(event.id),
        event: ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'CANCELLED', 'RETRIED'][index],
        sequence: index + 1,
        order_id: orderId,
        parcel_status: ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'CANCELLED', 'CANCELLED'][index],
        previous_status: [null, 'PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'CANCELLED'][index],
        occurred_at: [at(0), at(1), at(2), at(3), at(6), at(9)][index],
        recorded_at: dhakaTime(event.recordedAt),
        correlation_id: 'req_1',
        sandbox_scenario: 'deliver',
        order: recordOf(fold(history.slice(0, index + 1))!),
      })),
    );
    for (const [index, { key, type, headers }] of messages.entries()) {
      const event_id = eventIdOf(events[index]!.id);
      expect([key, type]).toEqual([orderId, (messages[index]!.value as { event: string }).event]);
      expect(headers).toMatchObject({ 'correlation-id': 'req_1', 'causation-id': event_id });
    }
    expect(await new Checkpoints(engines.stateStore).read(followerNames.publisher)).toBe(
      (await storedEvents(engines)).at(-1)?.position,
    );
  }));

test('continues after a restart and repeats nothing that was acknowledged', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('ACCEPTED'));
    const first = startPublisher(engines);
    await publishedAre(engines, 3);
    await first.stop();
    await record(engines, orderId, [cancelled], 3);
    const second = startPublisher(engines);
    const messages = await publishedAre(engines, 4);
    await second.stop();
    expect(messages.map((message) => message.type)).toEqual(['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'CANCELLED']);
    expect(messages.at(-1)?.value).toMatchObject({ previous_status: 'ACCEPTED', sequence: 4 });
  }));

test("sends the same events again to a broker that fails, skips none, and keeps the order of each order's events", () =>
  withEngines(async (engines) => {
    let calls = 0;
    const { broker } = engines;
    // The real broker. Some of its acknowledgements are lost, before or after it accepted the messages.
    const failing: Pick<Broker, 'publish'> = {
      publish: async (messages: readonly OutgoingMessage[]) => {
        calls += 1;
        if (calls === 1) throw new Error('the broker is away');
        await broker.publish(messages);
        if (calls === 3) throw new Error('the acknowledgement was lost');
      },
    };
    for (let n = 0; n < 20; n += 1)
      await record(engines, orderIdOf(n), [createdAs(orderIdOf(n)), ...historyTo('COMPLETED').slice(1)]);
    const publisher = startPublisher({ ...engines, broker: { ...failing } as Broker });
    const head = (await storedEvents(engines)).at(-1)?.position;
    const checkpoints = new Checkpoints(engines.stateStore);
    await until(async () => (await checkpoints.read(followerNames.publisher)) === head);
    await publisher.stop();

    const messages = (await published(engines)).map(
      (message) => message.value as { order_id: string; sequence: number },
    );
    for (let n = 0; n < 20; n += 1) {
      const sequences = messages.filter((message) => message.order_id === orderIdOf(n)).map(({ sequence }) => sequence);
      expect([...new Set(sequences)]).toEqual([1, 2, 3, 4, 5, 6]);
    }
  }));

test('sends a publish only while the lease lasts', () =>
  withEngines(async (engines) => {
    const answers: (boolean | undefined)[] = [];
    const { now } = performance;
    // A process that was stopped for 10 s: its clock has advanced, and its lease was not renewed.
    const askAfterStop = (mayBeSent?: () => boolean) => {
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 10_000);
      answers.push(mayBeSent?.());
      clock.mockRestore();
    };
    const broker: Pick<Broker, 'publish'> = {
      publish: async (messages, options) => {
        answers.push(options?.mayBeSent?.());
        askAfterStop(options?.mayBeSent);
        return engines.broker.publish(messages, options);
      },
    };
    await record(engines, orderId, historyTo('PENDING'));
    const publisher = startPublisher({ ...engines, broker: broker as Broker });
    await until(() => answers.length >= 2);
    await publisher.stop();
    expect(answers.slice(0, 2)).toEqual([true, false]);
  }));

test('continues where it was, and not from the beginning, when the state store has lost everything', () =>
  withEngines(async (engines, dataDir) => {
    await record(engines, orderId, historyTo('ACCEPTED'));
    const first = startPublisher(engines);
    await publishedAre(engines, 3);
    await first.stop();
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'empty') });
    const second = startPublisher({ ...engines, stateStore });
    await record(engines, orderId, [cancelled], 3);
    const messages = await publishedAre(engines, 4);
    await second.stop();
    expect(messages.map((message) => message.type)).toEqual(['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'CANCELLED']);
    expect(await new Checkpoints(stateStore).read(followerNames.publisher)).toBe(
      (await storedEvents(engines)).at(-1)?.position,
    );
    await stateStore.close();
  }));

test('publishes the events of other orders even if one order has an event that no version knows', () =>
  withEngines(async (engines) => {
    await record(engines, orderIdOf(1), [createdAs(orderIdOf(1)), ...historyTo('ASSIGNED').slice(1)]);
    const unknown = { type: 'OrderTeleported', data: {} } as unknown as OrderEvent;
    await record(engines, orderIdOf(1), [unknown, cancelled], 2);
    await record(engines, orderId, historyTo('ACCEPTED'));
    const publisher = startPublisher(engines);
    await publishedAre(engines, 5);
    const parked = await until(async () => (await new StreamRelease(engines.eventStore, Date.now).list()).at(0));
    await publisher.stop();
    expect(parked).toMatchObject({ follower: followerNames.publisher, stream: `order-${orderIdOf(1)}`, revision: 2 });
    const keys = (await published(engines)).map(({ key, type }) => `${key === orderId ? 'other' : 'odd'} ${type}`);
    expect(keys.sort()).toEqual([
      'odd ASSIGNED',
      'odd ORDER_CREATED',
      'other ACCEPTED',
      'other ASSIGNED',
      'other ORDER_CREATED',
    ]);
  }));

test('publishes within a few milliseconds of the append', () =>
  withEngines(async (engines) => {
    const publisher = startPublisher(engines);
    const arrivals = new Map<string, number>();
    const consumer = await engines.broker.consume({
      group: 'spec',
      topics: [topics.orderEvents.name],
      handle: async ({ key }) => {
        arrivals.set(key, performance.now());
        return undefined;
      },
    });
    const [delays, direct]: [number[], number[]] = [[], []];
    const arrival = async (key: string, since: number) => (await until(() => arrivals.get(key))) - since;
    for (let n = 0; n < 100; n += 1) {
      await record(engines, orderIdOf(n), [createdAs(orderIdOf(n))]);
      delays.push(await arrival(orderIdOf(n), performance.now()));
      const sentAt = performance.now();
      await engines.broker.publish([{ topic: topics.orderEvents.name, key: `direct-${n}`, type: 'direct', value: {} }]);
      direct.push(await arrival(`direct-${n}`, sentAt));
    }
    await consumer.stop();
    await publisher.stop();
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[50]!;
    // The bound allows for other work on the machine. On an idle machine the ratio is near one.
    expect(median(delays)).toBeLessThan(50 + 2 * median(direct));
  }));
