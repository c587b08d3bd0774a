import { deliveryStream } from '@dakpion/contracts';
import { ContendedError, type EventStore } from '@dakpion/event-store';
import { newGate } from '@dakpion/fixtures';
import type { Engines } from '@dakpion/service';
import { attemptResult, planDelivery } from '../domain/delivery-command.fixture.ts';
import type { RecordAttempt } from '../domain/delivery-command.ts';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { withEngines } from '../webhook.fixture.ts';
import { OrderDeliveriesRepository } from './order-deliveries.repository.ts';

const assignment = 3;
const trace = { correlation_id: 'req_1', causation_id: 'evt_1', occurred_at: '2026-11-21T12:00:00.000+06:00' };

const success: RecordAttempt = {
  type: 'RecordAttempt',
  delivery_id: 'dlv_1',
  number: 1,
  result: attemptResult(200),
};

/** Two instances of the service on one store. */
async function withTwo(
  run: (one: OrderDeliveriesRepository, other: OrderDeliveriesRepository, engines: Engines) => Promise<void>,
): Promise<void> {
  await withEngines(async (engines) => {
    const { eventStore } = engines;
    await run(new OrderDeliveriesRepository(eventStore), new OrderDeliveriesRepository(eventStore), engines);
  });
}

interface Faults {
  readonly repository: OrderDeliveriesRepository;
  /** Another instance on the same store. */
  readonly other: OrderDeliveriesRepository;
  /** The number of appends. */
  readonly appended: () => number;
  /** The number of stream reads. */
  readonly read: () => number;
  /** Makes the next append fail. */
  readonly failNext: () => void;
  /** The events of the order's stream in the store. */
  readonly eventTypes: () => Promise<readonly string[]>;
}

/** Runs on a repository with a small cache. */
async function withFaults(run: (faults: Faults) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    let count = 0;
    let failing = false;
    const append: EventStore['append'] = async (...appended) => {
      count += 1;
      const fails = failing;
      failing = false;
      if (fails) throw new Error('disk full');
      return engines.eventStore.append(...appended);
    };
    let reads = 0;
    const readStream: EventStore['readStream'] = (...asked) => {
      reads += 1;
      return engines.eventStore.readStream(...asked);
    };
    const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), { append, readStream });
    await run({
      repository: new OrderDeliveriesRepository(eventStore, { stateBytes: 3_000, planBytes: 2_000 }),
      other: new OrderDeliveriesRepository(engines.eventStore),
      appended: () => count,
      read: () => reads,
      failNext: () => {
        failing = true;
      },
      eventTypes: async () => {
        const types: string[] = [];
        for await (const { type } of engines.eventStore.readStream(deliveryStream('ord_1'))) types.push(type);
        return types;
      },
    });
  });
}

/** Plans so many orders that earlier ones leave the cache. */
async function planOthers(repository: OrderDeliveriesRepository): Promise<void> {
  for (let number = 0; number < 4; number += 1) {
    const order_id = `ord_other${number}`;
    await repository.executeAhead(
      order_id,
      planDelivery(2, { order_id, event_id: `evt_${order_id}` }),
      trace,
      assignment,
    );
  }
}

describe('OrderDeliveriesRepository', () => {
  test('plans an event once when two callers plan it', async () => {
    await withTwo(async (one, other) => {
      await Promise.all([one.execute('ord_1', planDelivery(1), trace), other.execute('ord_1', planDelivery(1), trace)]);
      expect((await one.reload('ord_1')).deliveries.map(({ event_id }) => event_id)).toEqual(['evt_1']);
    });
  });

  test('reads a stale state again before a decision', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', planDelivery(1), trace);
      await other.load('ord_1');
      await one.execute('ord_1', success, trace);
      expect(await other.execute('ord_1', success, trace)).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'attempt_out_of_turn' },
      });
      expect(await other.execute('ord_1', planDelivery(2), trace)).toMatchObject({ outcome: 'done', events: [{}] });
      expect(nextAttempt(await one.reload('ord_1'))?.delivery.event_id).toBe('evt_2');
    });
  });

  test('reads a stale state again before an answer without events', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', planDelivery(1), trace);
      await other.load('ord_1');
      await one.execute('ord_1', success, trace);
      // The message that planned the delivery arrived a second time, at the other instance, which must not send the webhook again.
      const repeated = await other.execute('ord_1', planDelivery(1), trace);
      expect(repeated).toMatchObject({ outcome: 'done', events: [] });
      expect(nextAttempt(repeated.state)).toBeNull();
      expect(nextAttempt(await other.load('ord_1'))).toBeNull();
    });
  });

  test('loses no command of many concurrent ones', async () => {
    await withTwo(async (one, other) => {
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((number) => (number % 2 ? one : other).execute('ord_1', planDelivery(number), trace)),
      );
      const { deliveries, queue } = await one.reload('ord_1');
      expect(deliveries.map(({ event_id }) => event_id).toSorted()).toEqual([
        'evt_1',
        'evt_2',
        'evt_3',
        'evt_4',
        'evt_5',
        'evt_6',
      ]);
      expect(queue).toHaveLength(6);
    });
  });

  test('applies a plan at once, before its append, and withdraws it when another instance was faster', async () => {
    await withTwo(async (one, other) => {
      const first = await one.executeAhead('ord_1', planDelivery(1), trace, assignment);
      expect(nextAttempt(await one.load('ord_1'))?.delivery.event_id).toBe('evt_1');
      expect((await other.reload('ord_1')).revision).toBe(-1);
      await first.store();
      expect((await other.reload('ord_1')).revision).toBe(0);

      const ours = await one.executeAhead('ord_1', planDelivery(2), trace, assignment);
      const theirs = await other.executeAhead('ord_1', planDelivery(3), trace, assignment);
      await ours.store();
      await expect(theirs.store()).rejects.toThrow(ContendedError);
      expect((await other.load('ord_1')).deliveries.map(({ event_id }) => event_id)).toEqual(['evt_1', 'evt_2']);
    });
  });

  test('decides a plan ahead on the stored deliveries if another instance has planned since', async () => {
    await withTwo(async (one, other) => {
      await one.executeAhead('ord_1', planDelivery(1), trace, assignment);
      await one.execute('ord_1', success, trace);
      await other.execute('ord_1', planDelivery(2), trace);
      const ahead = await one.executeAhead('ord_1', planDelivery(3), trace, assignment);
      expect(ahead.execution.state.deliveries.map(({ event_id }) => event_id)).toEqual(['evt_1', 'evt_2', 'evt_3']);
      expect(await ahead.store()).toBe(true);
    });
  });

  test.each([assignment + 2, null])(
    'decides a plan ahead on the stored deliveries if an earlier message may have gone to another instance: %p',
    async (later) => {
      await withTwo(async (one, other) => {
        const first = await one.executeAhead('ord_1', planDelivery(1), trace, assignment);
        await one.execute('ord_1', success, trace);
        await first.store();
        await other.executeAhead('ord_1', planDelivery(2), trace, assignment);
        await other.execute('ord_1', { ...success, delivery_id: 'dlv_2' }, trace);
        const { execution } = await one.executeAhead('ord_1', planDelivery(2), trace, later);
        expect(execution).toMatchObject({ outcome: 'done', events: [], state: { queue: [] } });
      });
    },
  );

  test('decides a plan ahead on the stored deliveries if another instance has retried since', async () => {
    await withTwo(async (one, other) => {
      await one.executeAhead('ord_1', planDelivery(1), trace, assignment);
      await one.execute('ord_1', { ...success, result: attemptResult(503) }, trace);
      await other.execute('ord_1', { ...success, number: 2 }, trace);
      const { execution } = await one.executeAhead('ord_1', planDelivery(2), trace, assignment);
      expect(nextAttempt(execution.state)).toMatchObject({ delivery: { delivery_id: 'dlv_2' }, number: 1 });
    });
  });

  test('decides a plan ahead on the stored deliveries if another instance planned what this one could not store', async () => {
    await withFaults(async ({ repository, other, failNext }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      failNext();
      await expect(ahead.store()).rejects.toThrow('disk full');
      await repository.load('ord_1');
      await other.execute('ord_1', planDelivery(1), trace);
      const { execution } = await repository.executeAhead('ord_1', planDelivery(2), trace, assignment);
      expect(nextAttempt(execution.state)?.delivery.event_id).toBe('evt_1');
    });
  });

  test('decides a plan ahead without a read if it planned and delivered the event before', async () => {
    await withFaults(async ({ repository, read }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      await repository.execute('ord_1', success, trace);
      await ahead.store();
      const before = read();
      await repository.executeAhead('ord_1', planDelivery(2), trace, assignment);
      expect(read()).toBe(before);
    });
  });

  test('appends a plan that was made ahead together with the attempt that follows it, and only once', async () => {
    await withFaults(async ({ repository, appended, eventTypes }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      expect(appended()).toBe(0);
      expect(await repository.execute('ord_1', success, trace)).toMatchObject({ outcome: 'done', events: [{}] });
      expect(await ahead.store()).toBe(false);
      expect(appended()).toBe(1);
      expect(await eventTypes()).toEqual(['DeliveryPlanned', 'DeliverySucceeded']);
    });
  });

  test('keeps a plan that was made ahead, and what followed it, when the append fails', async () => {
    await withFaults(async ({ repository, failNext, eventTypes }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      failNext();
      await expect(repository.execute('ord_1', success, trace)).rejects.toThrow('disk full');
      expect(nextAttempt(await repository.load('ord_1'))?.delivery.event_id).toBe('evt_1');
      await repository.execute('ord_1', success, trace);
      await ahead.store();
      expect(await eventTypes()).toEqual(['DeliveryPlanned', 'DeliverySucceeded']);
    });
  });

  test('withdraws a plan that was made ahead if it cannot be stored', async () => {
    await withFaults(async ({ repository, failNext, eventTypes }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      failNext();
      await expect(ahead.store()).rejects.toThrow('disk full');
      expect((await repository.load('ord_1')).deliveries).toEqual([]);
      expect(await eventTypes()).toEqual([]);
    });
  });

  test.each([
    ['the state in the store is read', (repository: OrderDeliveriesRepository) => repository.reload('ord_1')],
    [
      'the delivery is planned again',
      (repository: OrderDeliveriesRepository) => repository.execute('ord_1', planDelivery(1), trace),
    ],
  ])('stores a plan that was made ahead when %s', async (_, ask) => {
    await withFaults(async ({ repository, eventTypes }) => {
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      await ask(repository);
      expect(await eventTypes()).toEqual(['DeliveryPlanned']);
      await ahead.store();
      expect((await repository.load('ord_1')).deliveries).toHaveLength(1);
    });
  });

  test('finds a plan that was made ahead after many others were planned', async () => {
    await withFaults(async ({ repository }) => {
      await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      const [delivery] = (await repository.load('ord_1')).deliveries;
      const first = await repository.planned('ord_1', delivery!);
      await planOthers(repository);
      expect(await repository.planned('ord_1', delivery!)).toEqual(first);
    });
  });

  test('keeps a plan that was read in memory for the next attempt', async () => {
    await withFaults(async ({ repository, read }) => {
      await repository.execute('ord_1', planDelivery(1), trace);
      const [delivery] = (await repository.load('ord_1')).deliveries;
      await planOthers(repository);
      const before = read();
      const first = await repository.planned('ord_1', delivery!);
      expect(read()).toBe(before + 1);
      expect(await repository.planned('ord_1', delivery!)).toEqual(first);
      expect(read()).toBe(before + 1);
    });
  });

  test('reads only the new events of a stream that it has in memory, however long the stream is', async () => {
    await withEngines(async (engines) => {
      const from: (number | undefined)[] = [];
      const readStream: EventStore['readStream'] = (stream, options) => {
        from.push(options?.fromRevision);
        return engines.eventStore.readStream(stream, options);
      };
      const one = new OrderDeliveriesRepository(Object.assign(Object.create(engines.eventStore), { readStream }));
      const other = new OrderDeliveriesRepository(engines.eventStore);
      await one.execute('ord_1', planDelivery(1), trace);
      await other.execute('ord_1', success, trace);
      await one.reload('ord_1');
      expect(await one.reload('ord_1')).toEqual(await other.reload('ord_1'));
      expect(from).toEqual([0, 1, 2]);
    });
  });

  test('keeps a plan that was made ahead while another command reads the stream', async () => {
    await withEngines(async (engines) => {
      const other = new OrderDeliveriesRepository(engines.eventStore);
      await other.execute('ord_1', planDelivery(1), trace);
      await other.execute('ord_1', success, trace);
      const gate = newGate();
      let reads = 0;
      const readStream: EventStore['readStream'] = async function* (...asked) {
        reads += 1;
        const isFirst = reads === 1;
        const events = [];
        for await (const event of engines.eventStore.readStream(...asked)) events.push(event);
        if (isFirst) await gate.opened;
        yield* events;
      };
      const repository = new OrderDeliveriesRepository(
        Object.assign(Object.create(engines.eventStore), { readStream }),
      );
      const at = Date.parse('2026-11-21T09:00:00.000Z');
      const command = {
        type: 'RequestRedelivery',
        delivery_id: 'dlv_1',
        url: null,
        follows_partner: false,
        ...{ at, now: at },
      } as const;
      const redelivering = repository.execute('ord_1', command, trace);
      const ahead = await repository.executeAhead('ord_1', planDelivery(2), trace, assignment);
      gate.open();
      await redelivering;
      await ahead.store();
      const whole = await other.reload('ord_1');
      expect(whole.queue).toEqual(['dlv_2', 'dlv_1']);
      expect(await repository.load('ord_1')).toEqual(whole);
    });
  });

  test('does not record an attempt without its plan while the plan is being written', async () => {
    await withEngines(async (engines) => {
      const other = new OrderDeliveriesRepository(engines.eventStore);
      const gate = newGate();
      let appends = 0;
      const append: EventStore['append'] = async (...appended) => {
        appends += 1;
        if (appends === 1) await gate.opened;
        return engines.eventStore.append(...appended);
      };
      const repository = new OrderDeliveriesRepository(Object.assign(Object.create(engines.eventStore), { append }));
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      const storing = ahead.store();
      // If only the revision counted, the attempt would be stored behind the event of the other instance.
      await other.execute('ord_1', planDelivery(2), trace);
      const recording = repository.execute('ord_1', success, trace);
      gate.open();
      await expect(storing).rejects.toThrow(ContendedError);
      expect(await recording).toMatchObject({ outcome: 'refused' });
      const { deliveries } = await other.reload('ord_1');
      expect(deliveries.map(({ delivery_id, status }) => [delivery_id, status])).toEqual([['dlv_2', 'pending']]);
    });
  });

  test('stores a plan that was made ahead when an append of it by another caller fails', async () => {
    await withEngines(async (engines) => {
      const gate = newGate();
      let appends = 0;
      const append: EventStore['append'] = async (...appended) => {
        appends += 1;
        if (appends > 1) return engines.eventStore.append(...appended);
        await gate.opened;
        throw new Error('disk full');
      };
      const repository = new OrderDeliveriesRepository(Object.assign(Object.create(engines.eventStore), { append }));
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      const recording = repository.execute('ord_1', success, trace);
      const storing = ahead.store();
      gate.open();
      await expect(recording).rejects.toThrow('disk full');
      // `true`: only the plan is stored, so the caller must look at the order.
      expect(await storing).toBe(true);
      const { deliveries } = await new OrderDeliveriesRepository(engines.eventStore).reload('ord_1');
      expect(deliveries.map(({ delivery_id, status }) => [delivery_id, status])).toEqual([['dlv_1', 'pending']]);
    });
  });

  test('does not return a plan that was made ahead and could not be stored', async () => {
    await withEngines(async (engines) => {
      const gate = newGate();
      const append: EventStore['append'] = async () => {
        await gate.opened;
        throw new Error('disk full');
      };
      const repository = new OrderDeliveriesRepository(Object.assign(Object.create(engines.eventStore), { append }));
      const ahead = await repository.executeAhead('ord_1', planDelivery(1), trace, assignment);
      const storing = ahead.store();
      expect((await repository.reload('ord_1')).deliveries).toEqual([]);
      gate.open();
      await expect(storing).rejects.toThrow('disk full');
      expect((await repository.reload('ord_1')).deliveries).toEqual([]);
    });
  });

  test('plans an event again after its plan could not be stored, even if another append ended before and a read began meanwhile', async () => {
    await withEngines(async (engines) => {
      const [stored, acknowledged, failed, read] = [newGate(), newGate(), newGate(), newGate()];
      let appends = 0;
      const append: EventStore['append'] = async (...appended) => {
        appends += 1;
        if (appends === 3) {
          await failed.opened;
          throw new Error('disk full');
        }
        const result = await engines.eventStore.append(...appended);
        // Another caller can read the event before this one knows that it is stored.
        if (appends === 2) {
          stored.open();
          await acknowledged.opened;
        }
        return result;
      };
      const readStream: EventStore['readStream'] = async function* (...asked) {
        if (appends === 3) await read.opened;
        yield* engines.eventStore.readStream(...asked);
      };
      const repository = new OrderDeliveriesRepository(
        Object.assign(Object.create(engines.eventStore), { append, readStream }),
      );
      await repository.execute('ord_1', planDelivery(1), trace);
      const recording = repository.execute('ord_1', success, trace);
      await stored.opened;
      const ahead = await repository.executeAhead('ord_1', planDelivery(2), trace, assignment);
      acknowledged.open();
      await recording;
      const storing = ahead.store();
      const reading = repository.reload('ord_1');
      failed.open();
      await expect(storing).rejects.toThrow('disk full');
      read.open();
      await reading;
      await (await repository.executeAhead('ord_1', planDelivery(2), trace, assignment)).store();
      const { deliveries } = await new OrderDeliveriesRepository(engines.eventStore).reload('ord_1');
      expect(deliveries.map(({ delivery_id }) => delivery_id)).toEqual(['dlv_1', 'dlv_2']);
    });
  });

  test('finds a planned delivery in memory and in its stream', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', planDelivery(1), trace);
      await one.execute('ord_1', planDelivery(2), trace);
      const [, second] = (await one.load('ord_1')).deliveries;
      for (const repository of [one, one, other]) {
        expect(await repository.planned('ord_1', second!)).toMatchObject({
          data: { event_id: 'evt_2', body: '{"sequence":2}', partner_id: 'prt_1' },
          correlation_id: 'req_1',
        });
      }
    });
  });

  test('stores each event with its actor, time and cause', async () => {
    await withTwo(async (one, _other, { eventStore }) => {
      await one.execute('ord_1', planDelivery(1), trace);
      for await (const { metadata } of eventStore.readStream(deliveryStream('ord_1'))) {
        expect(metadata).toEqual({
          schema_version: 2,
          $correlationId: 'req_1',
          $causationId: 'evt_1',
          actor: { kind: 'service', service: 'webhook' },
          occurred_at: trace.occurred_at,
        });
      }
    });
  });
});
