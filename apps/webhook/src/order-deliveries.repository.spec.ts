import { withTemporaryDirectory } from '@dakpion/examples';
import { closeEngines, type Engines } from '@dakpion/service';
import { deliveryStream } from './delivery-stream.ts';
import type { PlanDelivery, RecordAttempt } from './domain/delivery-command.ts';
import { nextAttempt } from './domain/order-deliveries.ts';
import { DeliveriesContendedError, OrderDeliveriesRepository } from './order-deliveries.repository.ts';
import { openEngines } from './webhook.examples.ts';

const trace = { correlation_id: 'req_1', causation_id: 'evt_1', occurred_at: '2026-11-21T12:00:00.000+06:00' };

function plan(number: number): PlanDelivery {
  return {
    type: 'PlanDelivery',
    order_id: 'ord_1',
    partner_id: 'prt_1',
    environment: 'sandbox',
    event_id: `evt_${number}`,
    event: 'ASSIGNED',
    sequence: number,
    url: 'https://example.com/',
    body: `{"sequence":${number}}`,
    copies: 1,
    at: 1_000,
  };
}

const success: RecordAttempt = {
  type: 'RecordAttempt',
  delivery_id: 'dlv_1',
  number: 1,
  result: { started_at: 2_000, duration_ms: 5, response_status: 200, error: null, response_excerpt: null },
};

/** Two instances of the service on one store. */
async function withTwo(
  run: (one: OrderDeliveriesRepository, other: OrderDeliveriesRepository, engines: Engines) => Promise<void>,
): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const { eventStore } = engines;
    await run(new OrderDeliveriesRepository(eventStore), new OrderDeliveriesRepository(eventStore), engines);
    await closeEngines(engines);
  });
}

describe('OrderDeliveriesRepository', () => {
  test('two that plan the same event plan it once', async () => {
    await withTwo(async (one, other) => {
      await Promise.all([one.execute('ord_1', plan(1), trace), other.execute('ord_1', plan(1), trace)]);
      expect((await one.reload('ord_1')).deliveries.map(({ event_id }) => event_id)).toEqual(['evt_1']);
    });
  });

  test('a state that is behind does no harm', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', plan(1), trace);
      await other.load('ord_1');
      await one.execute('ord_1', success, trace);
      expect(await other.execute('ord_1', success, trace)).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'attempt_out_of_turn' },
      });
      expect(await other.execute('ord_1', plan(2), trace)).toMatchObject({ outcome: 'done', events: [{}] });
      expect(nextAttempt(await one.reload('ord_1'))?.delivery.event_id).toBe('evt_2');
    });
  });

  test('a state that is behind is not taken for the answer when there is nothing to append', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', plan(1), trace);
      await other.load('ord_1');
      await one.execute('ord_1', success, trace);
      // The message that planned it came twice, the second time to the other instance: it must not send it again.
      const repeated = await other.execute('ord_1', plan(1), trace);
      expect(repeated).toMatchObject({ outcome: 'done', events: [] });
      expect(nextAttempt(repeated.state)).toBeNull();
      expect(nextAttempt(await other.load('ord_1'))).toBeNull();
    });
  });

  test('many at once lose nothing', async () => {
    await withTwo(async (one, other) => {
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((number) => (number % 2 ? one : other).execute('ord_1', plan(number), trace)),
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

  test('what is executed ahead counts at once, and no more when another was faster', async () => {
    await withTwo(async (one, other) => {
      const first = await one.executeAhead('ord_1', plan(1), trace);
      expect(nextAttempt(await one.load('ord_1'))?.delivery.event_id).toBe('evt_1');
      await first.stored;
      expect((await other.load('ord_1')).revision).toBe(0);

      const [ours, theirs] = await Promise.all([
        one.executeAhead('ord_1', plan(2), trace),
        other.executeAhead('ord_1', plan(3), trace),
      ]);
      await ours.stored;
      await expect(theirs.stored).rejects.toThrow(DeliveriesContendedError);
      expect((await other.load('ord_1')).deliveries.map(({ event_id }) => event_id)).toEqual(['evt_1', 'evt_2']);
    });
  });

  test('a planned delivery is found fresh, and again in its stream', async () => {
    await withTwo(async (one, other) => {
      await one.execute('ord_1', plan(1), trace);
      await one.execute('ord_1', plan(2), trace);
      const [, second] = (await one.load('ord_1')).deliveries;
      for (const repository of [one, one, other]) {
        expect(await repository.planned('ord_1', second!)).toMatchObject({
          data: { event_id: 'evt_2', body: '{"sequence":2}', partner_id: 'prt_1' },
          correlation_id: 'req_1',
        });
      }
    });
  });

  test('each event tells who caused it, when, and what led to it', async () => {
    await withTwo(async (one, _other, { eventStore }) => {
      await one.execute('ord_1', plan(1), trace);
      for await (const { metadata } of eventStore.readStream(deliveryStream('ord_1'))) {
        expect(metadata).toEqual({
          schema_version: 1,
          $correlationId: 'req_1',
          $causationId: 'evt_1',
          actor: { kind: 'service', service: 'webhook' },
          occurred_at: trace.occurred_at,
        });
      }
    });
  });
});
