import { context, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { Partners } from '@dakpion/partners';
import { closeEngines, type Engines } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { DeliveryAttempts } from '../attempts/delivery-attempts.ts';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { answerTimeoutMs, WebhookSender } from '../attempts/webhook-sender.ts';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { planDelivery } from '../domain/delivery-command.fixture.ts';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { requestsAtOnce, waitingPerEndpoint } from '../endpoint-lanes/lane-limits.ts';
import {
  type Answer,
  answerOk,
  newOrderId,
  openEngines,
  partnerAccounts,
  Receiver,
  SpecClock,
} from '../webhook.fixture.ts';
import { DeliveryScheduler } from './delivery-scheduler.ts';
import { LeasedOrders } from './leased-orders.ts';
import { LocalOrders } from './local-orders.ts';

const preventedAttempts = register.getSingleMetric('dakpion_webhook_attempts_prevented_total')!;

/** A scheduler on real engines. The clock of the state store can be put forward. */
class Bench {
  readonly clock: () => number;
  readonly repository: OrderDeliveriesRepository;
  readonly scheduler: DeliveryScheduler;
  /** The reason why nothing can be stored. Null: there is space. */
  shortage: string | null = null;
  private readonly sender: WebhookSender;

  constructor(
    readonly engines: Engines,
    readonly partnerId: string,
    alone: boolean,
    readonly time: SpecClock,
  ) {
    const { eventStore, stateStore } = engines;
    this.clock = time.now;
    this.repository = new OrderDeliveriesRepository(eventStore);
    this.sender = new WebhookSender({
      allowedRanges: { sandbox: ['127.0.0.0/8'], production: ['127.0.0.0/8'] },
      requestsAtOnce,
      clock: this.clock,
    });
    const secrets = new PartnerSecrets(new Partners(stateStore, eventStore), this.clock, null);
    const attempts = new DeliveryAttempts(this.repository, secrets, this.sender, {
      own: this.clock,
      shared: this.clock,
    });
    const dueOrders = alone ? new LocalOrders(this.clock) : new LeasedOrders(stateStore);
    const diskSpace = { shortage: () => this.shortage, freeBytes: () => 0 };
    this.scheduler = new DeliveryScheduler({ attempts, dueOrders, diskSpace });
  }

  async plan(orderId: string, number: number, url: string): Promise<void> {
    const execution = await this.repository.execute(
      orderId,
      planDelivery(number, {
        order_id: orderId,
        partner_id: this.partnerId,
        url,
        body: JSON.stringify({ order_id: orderId, sequence: number }),
        at: this.clock(),
      }),
      { correlation_id: 'req_1', causation_id: null, occurred_at: '2026-11-21T12:00:00.000+06:00' },
    );
    expect(execution).toMatchObject({ outcome: 'done', events: [{ type: 'DeliveryPlanned' }] });
  }

  async statuses(orderId: string): Promise<string[]> {
    return (await this.repository.reload(orderId)).deliveries.map(({ status }) => status);
  }

  async stop(): Promise<void> {
    await this.scheduler.stop();
    await this.sender.close();
  }
}

/** The duration of plain requests that are sent together, in milliseconds. */
async function timeOfPosts(url: string, count: number): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: count }, () => fetch(url, { method: 'POST', body: '{}' })));
  return performance.now() - began;
}

async function withBench(alone: boolean, run: (bench: Bench, receiver: Receiver) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const time = new SpecClock();
    const engines = await openEngines(directory, time.now);
    const receiver = await Receiver.open();
    const accounts = partnerAccounts(engines);
    const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const bench = new Bench(engines, partner_id, alone, time);
    try {
      await run(bench, receiver);
    } finally {
      await bench.stop();
      await receiver.close();
      await closeEngines(engines);
    }
  });
}

const refuse: Answer = (_webhook, response) => response.writeHead(500).end();

/** Answers the first attempt of each order with a failure, after a moment. */
function failFirst(receiver: Receiver): Answer {
  return (webhook, response) => {
    const isFirst = receiver.of(webhook.body.order_id as string).length === 1;
    setTimeout(() => (isFirst ? refuse : answerOk)(webhook, response), 20);
  };
}

describe.each([true, false])('the scheduler, alone: %s', (alone) => {
  test("sends a delivery to review after six failures, and then attempts the order's next one", async () => {
    await withBench(alone, async (bench, receiver) => {
      receiver.answer = (webhook, response) => (webhook.body.sequence === 1 ? refuse : answerOk)(webhook, response);
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      await bench.plan(orderId, 2, receiver.url);
      bench.scheduler.start();
      let attemptedFrom = bench.clock();
      await bench.scheduler.take(orderId);
      for (const [index, pauseMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
        await until(async () => (await bench.repository.reload(orderId)).deliveries[0]?.attempts === index + 1);
        expect(receiver.received).toHaveLength(index + 1);
        const dueAt = nextAttempt(await bench.repository.load(orderId))?.dueAt ?? 0;
        expect(dueAt - pauseMs).toBeGreaterThanOrEqual(attemptedFrom);
        expect(dueAt - pauseMs).toBeLessThanOrEqual(bench.clock());
        bench.time.aheadMs += pauseMs;
        attemptedFrom = bench.clock();
      }
      await until(async () => (await bench.statuses(orderId)).join() === 'manual_review,delivered');
      expect(receiver.received.map(({ body }) => body.sequence)).toEqual([1, 1, 1, 1, 1, 1, 2]);
      await until(async () => (await bench.scheduler.waiting()).count === 0);
    });
  });

  test('makes no attempt while one could not be recorded, and continues without help', async () => {
    await withBench(alone, async (bench, receiver) => {
      const [orderId, other] = [newOrderId(), newOrderId()];
      await bench.plan(orderId, 1, receiver.url);
      bench.shortage = 'the disk is full';
      bench.scheduler.start();
      await bench.scheduler.take(orderId);
      await until(async () => ((await bench.scheduler.waiting()).earliestDueAt ?? 0) > bench.clock());
      expect(receiver.received).toEqual([]);
      bench.shortage = null;
      await bench.plan(other, 1, receiver.url);
      await bench.scheduler.take(other);
      await until(async () => (await bench.statuses(orderId)).join() === 'delivered');
      expect(receiver.of(orderId)).toHaveLength(1);
    });
  });

  if (alone) {
    test('delays a retry only by seconds when the clock is set back by hours', async () => {
      await withBench(alone, async (bench, receiver) => {
        receiver.answer = failFirst(receiver);
        const orderId = newOrderId();
        bench.time.aheadMs = 6 * 3_600_000;
        await bench.plan(orderId, 1, receiver.url);
        bench.scheduler.start();
        await bench.scheduler.take(orderId);
        await until(async () => (await bench.statuses(orderId)).join() === 'retrying');
        bench.time.aheadMs = 0;
        // The clock is read at least once a second. Then the pause of at most 16 s begins again.
        await until(async () => {
          const { earliestDueAt } = await bench.scheduler.waiting();
          return earliestDueAt !== null && earliestDueAt > bench.clock() && earliestDueAt <= bench.clock() + 16_000;
        });
        bench.time.aheadMs += 16_000;
        await until(async () => (await bench.statuses(orderId)).join() === 'delivered');
        expect(receiver.received).toHaveLength(2);
      });
    });
  }

  test('when it stops, waits for the attempt in progress and leaves the rest due', async () => {
    await withBench(alone, async (bench, receiver) => {
      const held: (() => void)[] = [];
      receiver.answer = (_webhook, response) => held.push(() => response.end());
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      await bench.plan(orderId, 2, receiver.url);
      bench.scheduler.start();
      await bench.scheduler.take(orderId);
      await until(() => held.length === 1);
      const stopping = bench.scheduler.stop();
      held[0]?.();
      await stopping;
      expect(await bench.statuses(orderId)).toEqual(['delivered', 'pending']);
      const { count, earliestDueAt } = await bench.scheduler.waiting();
      expect(count).toBe(1);
      expect(earliestDueAt).toBeLessThanOrEqual(bench.clock());
      expect(receiver.received).toHaveLength(1);
    });
  });

  test('takes more orders than may wait for an endpoint, once there is room, and loses none', async () => {
    await withBench(alone, async (bench, receiver) => {
      const held: (() => void)[] = [];
      receiver.answer = (_webhook, response) => held.push(() => response.end());
      const orders = Array.from({ length: waitingPerEndpoint + 20 }, newOrderId);
      bench.scheduler.start();
      // Planned together, so that thousands of them share the writes of the engine.
      await Promise.all(orders.map((orderId) => bench.plan(orderId, 1, receiver.url)));
      const taken = Promise.all(orders.map((orderId) => bench.scheduler.take(orderId)));
      await until(() => held.length === 4);
      await taken;
      receiver.answer = answerOk;
      for (const end of held) end();
      await until(() => receiver.received.length >= waitingPerEndpoint);
      bench.time.aheadMs += 60_000;
      await until(async () => (await bench.scheduler.waiting()).count === 0);
      expect(new Set(receiver.received.map(({ body }) => body.order_id)).size).toBe(orders.length);
    });
  });

  test('lets a hanging path delay other paths of its host only until it is known to hang', async () => {
    await withBench(alone, async (bench, receiver) => {
      receiver.answer = (webhook, response) => {
        if (webhook.body.sequence === 2) answerOk(webhook, response);
      };
      const hanging = Array.from({ length: 12 }, newOrderId);
      const others = Array.from({ length: 12 }, newOrderId);
      bench.scheduler.start();
      for (const orderId of hanging) await bench.plan(orderId, 1, `${receiver.url}/hanging`);
      for (const orderId of others) await bench.plan(orderId, 2, receiver.url);
      const began = performance.now();
      await Promise.all([...hanging, ...others].map((orderId) => bench.scheduler.take(orderId)));
      const ofOthers = () => receiver.received.filter(({ body }) => body.sequence === 2);
      await until(() => ofOthers().length === others.length, 15_000);
      // With the initial number of places, twelve hanging requests would take two or three times as long one after another.
      expect(performance.now() - began).toBeLessThan(1.6 * answerTimeoutMs);
      // Among the hanging orders, too, those that have waited longest come first.
      const ofHanging = () => receiver.received.filter(({ body }) => body.sequence === 1);
      await until(() => ofHanging().length >= 8);
      const firstEight = ofHanging().slice(0, 8);
      expect(new Set(firstEight.map(({ body }) => body.order_id))).toEqual(new Set(hanging.slice(0, 8)));
    });
  });

  test('shows since when a webhook is due that it cannot attempt, and attempts it soon after the cause is gone', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const sealed = jest.spyOn(PartnerSecrets.prototype, 'current').mockRejectedValue(new Error('another key'));
    const prevented = async () => (await preventedAttempts.get()).values[0]?.value ?? 0;
    const before = await prevented();
    await withBench(alone, async (bench, receiver) => {
      const orderIds = Array.from({ length: 20 }, newOrderId);
      for (const orderId of orderIds) await bench.plan(orderId, 1, receiver.url);
      const dueAt = nextAttempt(await bench.repository.load(orderIds[0] ?? ''))?.dueAt;
      bench.scheduler.start();
      await Promise.all(orderIds.map((orderId) => bench.scheduler.take(orderId)));
      await until(() => sealed.mock.calls.length >= 2 * orderIds.length);
      expect((await bench.scheduler.waiting()).earliestDueAt).toBe(dueAt);
      expect((await prevented()) - before).toBeGreaterThanOrEqual(orderIds.length);
      expect(warned.mock.calls.length).toBeLessThan(orderIds.length);
      expect(warned.mock.calls[0]?.[0]).toMatch(/^ord_\w+ failed, retrying in 1000 ms: Error: another key$/);
      sealed.mockRestore();
      await until(async () => (await bench.scheduler.waiting()).count === 0);
      expect(receiver.received).toHaveLength(orderIds.length);
      expect((await bench.scheduler.waiting()).earliestDueAt).toBeNull();
    });
    warned.mockRestore();
  });

  test('begins many retries at the same time when they are due at the same time', async () => {
    await withBench(alone, async (bench, receiver) => {
      receiver.answer = failFirst(receiver);
      const orders = Array.from({ length: 200 }, newOrderId);
      bench.scheduler.start();
      for (const orderId of orders) await bench.plan(orderId, 1, receiver.url);
      await Promise.all(orders.map((orderId) => bench.scheduler.take(orderId)));
      await until(() => receiver.received.length === 400);
      const pauses = orders.map((orderId) => {
        const [first, second] = receiver.of(orderId);
        return second!.at - first!.at;
      });
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000);
      // The time that this machine needs for 200 concurrent requests. One after another, they would take far longer.
      const busyMs = await timeOfPosts(receiver.url, 200);
      expect(Math.max(...pauses)).toBeLessThan(1_500 + 5 * busyMs);
      await until(async () => (await bench.scheduler.waiting()).count === 0);
    });
  });
});

describe('schedulers among several instances', () => {
  test('take over an order that another instance has claimed and left', async () => {
    await withBench(false, async (bench, receiver) => {
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      // The state after a process was killed during an attempt.
      await bench.engines.stateStore.dueQueues.schedule('webhook-due', orderId, { inMs: 10_000 });
      bench.scheduler.start();
      bench.time.aheadMs += 9_000;
      await bench.scheduler.take(newOrderId());
      expect(receiver.received).toEqual([]);
      bench.time.aheadMs += 1_000;
      await until(async () => (await bench.statuses(orderId)).join() === 'delivered');
    });
  });

  test('read an order again that waited longer than its claim, because another instance may have delivered', async () => {
    await withBench(false, async (bench, receiver) => {
      const other = new Bench(bench.engines, bench.partnerId, false, bench.time);
      const held: (() => void)[] = [];
      receiver.answer = (_webhook, response) => held.push(() => response.end());
      const orderId = newOrderId();
      const hanging = Array.from({ length: 4 }, newOrderId);
      for (const each of [...hanging, orderId]) {
        await bench.plan(each, 1, receiver.url);
        await bench.scheduler.take(each);
      }
      await until(() => held.length === 4);
      receiver.answer = (webhook, response) => (webhook.body.sequence === 2 ? refuse : answerOk)(webhook, response);
      bench.time.aheadMs = 12_000;
      other.scheduler.start();
      await until(async () => (await other.statuses(orderId)).join() === 'delivered');
      await other.plan(orderId, 2, receiver.url);
      await other.scheduler.take(orderId);
      await until(async () => (await other.statuses(orderId)).join() === 'delivered,retrying');
      await other.stop();
      // The first process continues with the order, which it has kept in memory all the time.
      bench.time.aheadMs = 24_000;
      bench.scheduler.start();
      await until(async () => (await bench.scheduler.waiting()).earliestDueAt! > bench.clock() + 5_000);
      for (const end of held) end();
      await until(() => receiver.of(orderId).length === 3);
      expect(receiver.of(orderId).map(({ body }) => body.sequence)).toEqual([1, 2, 2]);
    });
  });

  test('make each attempt once when two instances are told of the same orders', async () => {
    await withBench(false, async (bench, receiver) => {
      const other = new Bench(bench.engines, bench.partnerId, false, bench.time);
      receiver.answer = failFirst(receiver);
      const orders = Array.from({ length: 20 }, newOrderId);
      for (const each of [bench, other]) each.scheduler.start();
      for (const [index, orderId] of orders.entries()) await bench.plan(orderId, index, receiver.url);
      try {
        await Promise.all(orders.flatMap((id) => [bench.scheduler.take(id), other.scheduler.take(id)]));
        await until(async () => (await bench.engines.stateStore.dueQueues.depth('webhook-due')) === 0);
      } finally {
        await other.stop();
      }
      for (const orderId of orders) expect(await bench.statuses(orderId)).toEqual(['delivered']);
      expect(receiver.received).toHaveLength(2 * orders.length);
    });
  });

  test('read an order again before they attempt it if another instance has finished it', async () => {
    await withBench(false, async (bench, receiver) => {
      const other = new Bench(bench.engines, bench.partnerId, false, bench.time);
      const isOver = async () => (await bench.engines.stateStore.dueQueues.depth('webhook-due')) === 0;
      const orderId = newOrderId();
      await other.plan(orderId, 1, receiver.url);
      bench.scheduler.start();
      await bench.scheduler.take(orderId);
      await until(async () => receiver.received.length === 1 && (await isOver()));
      try {
        await other.scheduler.take(orderId);
        await until(isOver);
      } finally {
        await other.stop();
      }
      expect(receiver.received).toHaveLength(1);
    });
  });
});
