import type { EventStore } from '@dakpion/event-store';
import { context } from '@dakpion/fixtures';
import { Partners } from '@dakpion/partners';
import { type ExecutionAhead, OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { planDelivery } from '../domain/delivery-command.fixture.ts';
import { newOrderId, partnerAccounts, Receiver, withEngines } from '../webhook.fixture.ts';
import { DeliveryAttempts } from './delivery-attempts.ts';
import { PartnerSecrets } from './partner-secrets.ts';
import { WebhookSender } from './webhook-sender.ts';

interface Setting {
  readonly attempts: DeliveryAttempts;
  readonly repository: OrderDeliveriesRepository;
  readonly receiver: Receiver;
  readonly orderId: string;
  /** `isFull`: the event store refuses to append. */
  readonly store: { isFull: boolean };
  /** Plans the delivery ahead of the append, as a message of the order does. */
  readonly planAhead: () => Promise<ExecutionAhead>;
  /** The same as `attempts`, in another process. */
  readonly elsewhere: DeliveryAttempts;
  /** `happens` runs while `attempts` prepares a request. */
  readonly meanwhile: { happens: () => Promise<void> };
}

const makeAttempt = (attempts: DeliveryAttempts, orderId: string, isStale = () => false) =>
  attempts.make(orderId, { isStale, isOurs: () => true, onAnswer: () => undefined });

/** Runs with an order whose delivery is not planned yet. */
async function withPlanned(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    const receiver = await Receiver.open();
    const store = { isFull: false };
    const append: EventStore['append'] = async (...appended) => {
      if (store.isFull) throw new Error('disk full');
      return engines.eventStore.append(...appended);
    };
    const repositoryOfAProcess = () =>
      new OrderDeliveriesRepository(Object.assign(Object.create(engines.eventStore), { append }));
    const repository = repositoryOfAProcess();
    const accounts = partnerAccounts(engines);
    const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const sender = new WebhookSender({
      allowedRanges: { sandbox: ['127.0.0.0/8'], production: ['127.0.0.0/8'] },
      requestsAtOnce: 8,
      clock: Date.now,
    });
    const secrets = new PartnerSecrets(new Partners(engines.stateStore, engines.eventStore), Date.now, null);
    const clocks = { own: Date.now, shared: Date.now };
    const meanwhile: Setting['meanwhile'] = { happens: async () => undefined };
    const current: PartnerSecrets['current'] = async (destination) => {
      await meanwhile.happens();
      return secrets.current(destination);
    };
    const slowSecrets = Object.assign(Object.create(secrets), { current });
    const attempts = new DeliveryAttempts(repository, slowSecrets, sender, clocks);
    const elsewhere = new DeliveryAttempts(repositoryOfAProcess(), secrets, sender, clocks);
    const orderId = newOrderId();
    const body = JSON.stringify({ order_id: orderId, sequence: 1 });
    const plan = planDelivery(1, { order_id: orderId, partner_id, url: receiver.url, body });
    const trace = { correlation_id: 'req_1', causation_id: null, occurred_at: '2026-11-21T12:00:00.000+06:00' };
    const planAhead = () => repository.executeAhead(orderId, plan, trace, 0);
    try {
      await run({ attempts, repository, receiver, orderId, store, planAhead, elsewhere, meanwhile });
    } finally {
      await sender.close();
      await receiver.close();
    }
  });
}

describe('DeliveryAttempts', () => {
  test('does not repeat an attempt that cannot be recorded, and records it when that is possible', async () => {
    await withPlanned(async ({ attempts, repository, receiver, orderId, store, planAhead }) => {
      await (await planAhead()).store();
      const told: number[] = [];
      const make = () =>
        attempts.make(orderId, {
          isStale: () => false,
          isOurs: () => true,
          onAnswer: (durationMs) => told.push(durationMs),
        });
      store.isFull = true;
      await expect(make()).rejects.toThrow('disk full');
      await expect(make()).rejects.toThrow('disk full');
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'pending', attempts: 0 }]);

      store.isFull = false;
      await make();
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      expect(receiver.received).toHaveLength(1);
      expect(told).toHaveLength(1);

      await make();
      expect(receiver.received).toHaveLength(1);
    });
  });

  test('does not begin an attempt for an order that another process may have claimed during the preparation', async () => {
    await withPlanned(async ({ attempts, repository, receiver, orderId, planAhead }) => {
      await (await planAhead()).store();
      await attempts.make(orderId, { isStale: () => false, isOurs: () => false, onAnswer: () => undefined });
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'pending', attempts: 0 }]);
      expect(receiver.received).toEqual([]);
    });
  });

  test('does not send what another process has sent during the preparation', async () => {
    await withPlanned(async ({ attempts, repository, receiver, orderId, planAhead, elsewhere, meanwhile }) => {
      await (await planAhead()).store();
      let isPrepared = false;
      meanwhile.happens = async () => {
        await makeAttempt(elsewhere, orderId);
        isPrepared = true;
      };
      await makeAttempt(attempts, orderId, () => isPrepared);
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      expect(receiver.received).toHaveLength(1);
    });
  });

  test('sends what still waits when it is read again after the preparation', async () => {
    await withPlanned(async ({ attempts, repository, receiver, orderId, planAhead }) => {
      await (await planAhead()).store();
      await makeAttempt(attempts, orderId, () => true);
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      expect(receiver.received).toHaveLength(1);
    });
  });

  test('does not repeat an attempt whose plan could not be stored, however often the message arrives', async () => {
    await withPlanned(async ({ attempts, repository, receiver, orderId, store, planAhead }) => {
      const make = () => makeAttempt(attempts, orderId);
      store.isFull = true;
      for (let times = 0; times < 3; times += 1) {
        const ahead = await planAhead();
        await expect(make()).rejects.toThrow('disk full');
        expect(receiver.received).toHaveLength(1);
        await expect(ahead.store()).rejects.toThrow('disk full');
      }
      store.isFull = false;
      const ahead = await planAhead();
      await make();
      await ahead.store();
      expect((await repository.reload(orderId)).deliveries).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      expect(receiver.received).toHaveLength(1);
    });
  });
});
