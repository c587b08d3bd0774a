import { PartnerAccounts, Partners } from '@dakpion/partners';
import { closeEngines, type Engines } from '@dakpion/service';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import {
  type Answer,
  answerOk,
  context,
  eventually,
  newOrderId,
  openEngines,
  Receiver,
  withDirectory,
} from '../webhook.examples.ts';
import { Deliverer } from './deliverer.ts';
import { DeliveryAttempts } from './delivery-attempts.ts';
import { DueOrders } from './due-orders.ts';
import { PartnerSecrets } from './partner-secrets.ts';
import { WebhookSender } from './webhook-sender.ts';

/** A deliverer on real engines, whose clock can be put forward. */
class Bench {
  skewMs = 0;
  readonly clock = () => Date.now() + this.skewMs;
  readonly repository: OrderDeliveriesRepository;
  readonly deliverer: Deliverer;
  private readonly sender: WebhookSender;

  constructor(
    readonly engines: Engines,
    readonly partnerId: string,
    alone = false,
  ) {
    const { eventStore, stateStore } = engines;
    this.repository = new OrderDeliveriesRepository(eventStore);
    this.sender = new WebhookSender({ allowedRanges: ['127.0.0.0/8'], requestsPerOrigin: 16, clock: this.clock });
    const secrets = new PartnerSecrets(new Partners(stateStore), this.clock);
    const attempts = new DeliveryAttempts(this.repository, secrets, this.sender, this.clock);
    const dueOrders = new DueOrders(stateStore, this.clock, { alone });
    this.deliverer = new Deliverer({ repository: this.repository, attempts, dueOrders, clock: this.clock });
  }

  async plan(orderId: string, number: number, url: string): Promise<void> {
    const execution = await this.repository.execute(
      orderId,
      {
        type: 'PlanDelivery',
        order_id: orderId,
        partner_id: this.partnerId,
        environment: 'sandbox',
        event_id: `evt_${number}`,
        event: 'ASSIGNED',
        sequence: number,
        url,
        body: JSON.stringify({ order_id: orderId, sequence: number }),
        copies: 1,
        at: this.clock(),
      },
      { correlation_id: 'req_1', causation_id: null, occurred_at: '2026-11-21T12:00:00.000+06:00' },
    );
    expect(execution).toMatchObject({ outcome: 'done', events: [{ type: 'DeliveryPlanned' }] });
  }

  async statuses(orderId: string): Promise<string[]> {
    return (await this.repository.reload(orderId)).deliveries.map(({ status }) => status);
  }

  async stop(): Promise<void> {
    await this.deliverer.stop();
    await this.sender.close();
  }
}

async function withBench(
  run: (bench: Bench, receiver: Receiver) => Promise<void>,
  { alone = false } = {},
): Promise<void> {
  await withDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const receiver = await Receiver.open();
    const accounts = new PartnerAccounts(engines.eventStore, engines.stateStore, Date.now);
    const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const bench = new Bench(engines, partner_id, alone);
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

jest.setTimeout(30_000);

describe('the deliverer', () => {
  test('after six failures a delivery is in review, and the order’s next has its turn', async () => {
    await withBench(async (bench, receiver) => {
      receiver.answer = (webhook, response) => (webhook.body.sequence === 1 ? refuse : answerOk)(webhook, response);
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      await bench.plan(orderId, 2, receiver.url);
      bench.deliverer.start();
      await bench.deliverer.take(orderId);
      for (const [index, pauseMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
        await eventually(async () => (await bench.repository.reload(orderId)).deliveries[0]?.attempts === index + 1);
        expect(receiver.received).toHaveLength(index + 1);
        const dueAt = nextAttempt(await bench.repository.load(orderId))?.dueAt ?? 0;
        expect(dueAt - bench.clock()).toBeGreaterThan(pauseMs - 900);
        expect(dueAt - bench.clock()).toBeLessThanOrEqual(pauseMs);
        bench.skewMs += pauseMs;
      }
      await eventually(async () => (await bench.statuses(orderId)).join() === 'manual_review,delivered');
      expect(receiver.received.map(({ body }) => body.sequence)).toEqual([1, 1, 1, 1, 1, 1, 2]);
      await eventually(async () => (await bench.engines.stateStore.dueQueues.depth('webhook-due')) === 0);
    });
  });

  test('takes up what another claimed and left', async () => {
    await withBench(async (bench, receiver) => {
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      // As a process leaves it that was killed in the middle of an attempt.
      await bench.engines.stateStore.dueQueues.schedule('webhook-due', orderId, bench.clock() + 10_000);
      bench.deliverer.start();
      bench.skewMs += 9_000;
      await bench.deliverer.take(newOrderId());
      expect(receiver.received).toEqual([]);
      bench.skewMs += 1_000;
      await eventually(async () => (await bench.statuses(orderId)).join() === 'delivered');
    });
  });

  test('who is alone takes up at once what a dead process claimed, and leaves what is not due yet', async () => {
    await withBench(
      async (bench, receiver) => {
        receiver.answer = (webhook, response) => (webhook.body.sequence === 1 ? refuse : answerOk)(webhook, response);
        const [waiting, claimed] = [newOrderId(), newOrderId()];
        await bench.plan(waiting, 1, receiver.url);
        await bench.plan(claimed, 2, receiver.url);
        const { dueQueues } = bench.engines.stateStore;
        await dueQueues.schedule('webhook-due', waiting, bench.clock() + 10_900);
        await dueQueues.schedule('webhook-due', claimed, bench.clock() + 10_000);
        const startedAt = Date.now();
        bench.deliverer.start();
        await eventually(async () => (await bench.statuses(claimed)).join() === 'delivered');
        expect(Date.now() - startedAt).toBeLessThan(9_000);
        await eventually(() => receiver.of(waiting).length === 2);
        const [first, second] = receiver.of(waiting);
        expect(second!.at - first!.at).toBeGreaterThanOrEqual(1_000);
      },
      { alone: true },
    );
  });

  test('a delivery that succeeds at once is never in the due queue; one that does not is there before take resolves', async () => {
    await withBench(async (bench, receiver) => {
      const { dueQueues } = bench.engines.stateStore;
      const [quick, slow] = [newOrderId(), newOrderId()];
      let answerSlow = () => {};
      receiver.answer = (webhook, response) => {
        if (webhook.body.sequence === 1) answerOk(webhook, response);
        else answerSlow = () => response.end();
      };
      await bench.plan(quick, 1, receiver.url);
      await bench.deliverer.take(quick);
      // On a machine that is quick enough it was delivered; else it is in the queue.
      const isDelivered = (await bench.statuses(quick)).join() === 'delivered';
      expect(isDelivered || (await dueQueues.depth('webhook-due')) === 1).toBe(true);
      await eventually(async () => (await dueQueues.depth('webhook-due')) === 0);
      await bench.plan(slow, 2, receiver.url);
      await bench.deliverer.take(slow);
      expect((await dueQueues.earliest('webhook-due'))?.id).toBe(slow);
      await eventually(() => receiver.of(slow).length === 1);
      answerSlow();
      await eventually(async () => (await bench.statuses(slow)).join() === 'delivered');
      await eventually(async () => (await dueQueues.depth('webhook-due')) === 0);
    });
  });

  test('a stop waits for the attempt under way and leaves the rest due', async () => {
    await withBench(async (bench, receiver) => {
      const held: (() => void)[] = [];
      receiver.answer = (_webhook, response) => held.push(() => response.end());
      const orderId = newOrderId();
      await bench.plan(orderId, 1, receiver.url);
      await bench.plan(orderId, 2, receiver.url);
      bench.deliverer.start();
      await bench.deliverer.take(orderId);
      await eventually(() => held.length === 1);
      const stopping = bench.deliverer.stop();
      held[0]?.();
      await stopping;
      expect(await bench.statuses(orderId)).toEqual(['delivered', 'pending']);
      const earliest = await bench.engines.stateStore.dueQueues.earliest('webhook-due');
      expect(earliest?.id).toBe(orderId);
      expect(earliest?.dueAt).toBeLessThanOrEqual(bench.clock());
      expect(receiver.received).toHaveLength(1);
    });
  });

  test('many retries that are due together begin at once', async () => {
    await withBench(async (bench, receiver) => {
      receiver.answer = refuse;
      const orders = Array.from({ length: 200 }, newOrderId);
      bench.deliverer.start();
      for (const orderId of orders) await bench.plan(orderId, 1, receiver.url);
      await Promise.all(orders.map((orderId) => bench.deliverer.take(orderId)));
      await eventually(() => receiver.received.length === 200);
      receiver.answer = answerOk;
      await eventually(() => receiver.received.length === 400);
      for (const orderId of orders) {
        const [first, second] = receiver.of(orderId);
        expect(second!.at - first!.at).toBeGreaterThanOrEqual(1_000);
        expect(second!.at - first!.at).toBeLessThan(1_500);
      }
      await eventually(async () => (await bench.engines.stateStore.dueQueues.depth('webhook-due')) === 0);
    });
  });
});
