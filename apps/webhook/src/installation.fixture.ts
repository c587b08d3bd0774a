import { join } from 'node:path';
import { deliveryStream, dhakaTime, type OrderEventMessage, topics } from '@dakpion/contracts';
import { context, withTemporaryDirectory } from '@dakpion/fixtures';
import { EventFollower } from '@dakpion/following';
import { type CreatedPartner, PartnerProjection } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import { closeEngines, type Engines, openLog, type RunningService, startServices } from '@dakpion/service';
import { type ReadySettings, readSettings } from '@dakpion/settings';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { newDeliveryEvents } from './deliveries/delivery-stream.ts';
import { decide, deliveryIdOf } from './domain/decide-delivery.ts';
import { attemptResult, planDelivery } from './domain/delivery-command.fixture.ts';
import type { DeliveryCommand } from './domain/delivery-command.ts';
import type { DeliveryEvent } from './domain/delivery-event.ts';
import { evolve, noDeliveries } from './domain/order-deliveries.ts';
import { newOrderId, openEngines, partnerAccounts, Receiver } from './webhook.fixture.ts';
import { webhookService } from './webhook.service.ts';

// The whole service on real engines, for specs of how its parts work together.

/** The webhook service on real engines, with one partner. */
export class Installation {
  engines!: Engines;
  private services: RunningService[] = [];
  /** The state stores. The first one is in use. */
  private stateStores: StateStore[] = [];
  private projecting!: EventFollower;

  constructor(
    readonly directory: string,
    public partner: CreatedPartner,
    private readonly instances: number,
  ) {}

  /**
   * `instances`: the number of instances of the service. Several instances share the engines as in a cluster, except that each of
   * them handles every message.
   */
  static async open(directory: string, instances = 1): Promise<Installation> {
    const engines = await openEngines(directory);
    const partner = await partnerAccounts(engines).create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await closeEngines(engines);
    const installation = new Installation(directory, partner, instances);
    await installation.start();
    return installation;
  }

  async start(): Promise<void> {
    const engines = await openEngines(this.directory);
    this.stateStores = [engines.stateStore];
    this.engines = { ...engines, stateStore: this.currentStateStore() };
    const { eventStore, stateStore } = this.engines;
    const projection = new PartnerProjection(eventStore, stateStore);
    this.projecting = new EventFollower({ eventStore, stateStore, clock: Date.now }, projection);
    this.projecting.start();
    const read = readSettings({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' });
    if (read.outcome === 'refused') throw new Error('settings');
    const settings = { ...read.settings, operatorToken: '', quotationSecret: '' } as ReadySettings;
    for (let instance = 1; instance <= this.instances; instance += 1) {
      // Each instance has its own group, so that it gets every message.
      const service = instance === 1 ? webhookService : { ...webhookService, name: `webhook-${instance}` };
      this.services.push(await startServices([service], this.engines, settings, openLog('fatal', 'webhook')));
    }
  }

  async stop(): Promise<void> {
    for (const service of this.services.splice(0)) await service.close();
    await this.projecting.stop();
    await closeEngines(this.engines);
  }

  /** Empties the state store while the service runs, like FLUSHALL of Redis. */
  async loseState(): Promise<void> {
    this.stateStores.unshift(await openLmdbStateStore({ directory: join(this.directory, 'empty-state') }));
  }

  private currentStateStore(): StateStore {
    const current = () => {
      const [stateStore] = this.stateStores;
      if (stateStore === undefined) throw new Error('The installation is not started.');
      return stateStore;
    };
    return {
      get clock() {
        return current().clock;
      },
      get documents() {
        return current().documents;
      },
      get dueQueues() {
        return current().dueQueues;
      },
      get leases() {
        return current().leases;
      },
      get tokenBuckets() {
        return current().tokenBuckets;
      },
      get journals() {
        return current().journals;
      },
      isShared: this.instances > 1,
      history: () => current().history(),
      historyBeganBy: () => current().historyBeganBy(),
      run: () => current().run(),
      examine: () => current().examine(),
      close: async () => {
        for (const stateStore of this.stateStores) await stateStore.close();
      },
    };
  }

  /** Publishes events of orders of this partner. */
  async publish(...messages: readonly OrderEventMessage[]): Promise<void> {
    const { partner_id } = this.partner;
    const topic = topics.orderEvents.name;
    await this.engines.broker.publish(
      messages.map((message) => ({
        topic,
        key: message.order_id,
        type: message.event,
        value: { ...message, partner_id },
      })),
    );
  }

  get log(): DeliveryLog {
    return new DeliveryLog(this.engines.stateStore);
  }

  get owner() {
    return { partner_id: this.partner.partner_id, environment: 'sandbox' } as const;
  }

  /** The entries of an order in the log, oldest first. */
  async logOf(orderId: string) {
    const filter = { order_id: orderId, direction: 'ascending', offset: 0, limit: 50 } as const;
    return (await this.log.list(this.owner, filter)).deliveries;
  }
}

/** Creates orders whose webhooks were given up a moment ago, after a number of redeliveries. */
export async function giveUp({ engines, owner }: Installation, url: string, orders: number, redeliveries = 0) {
  const orderIds = Array.from({ length: orders }, newOrderId);
  const trace = { correlation_id: 'req_1', causation_id: null, occurred_at: dhakaTime(Date.now()) };
  for (const order_id of orderIds) {
    const event_id = `evt_${order_id}`;
    const delivery_id = deliveryIdOf(event_id, 1);
    const at = Date.now();
    const events: DeliveryEvent[] = [];
    const run = (command: DeliveryCommand) => {
      const decision = decide(command, events.reduce(evolve, noDeliveries));
      if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
      events.push(...decision.events);
    };
    run(planDelivery(1, { ...owner, order_id, event_id, url, at }));
    for (let number = 1; number <= 6 * (redeliveries + 1); number += 1) {
      if (number > 1 && number % 6 === 1) {
        run({
          type: 'RequestRedelivery',
          delivery_id,
          url: null,
          follows_partner: false,
          at: at + number,
          now: at + number,
        });
      }
      const result = attemptResult(503, { started_at: at + number, duration_ms: 1 });
      run({ type: 'RecordAttempt', delivery_id, number, result });
    }
    // Appended together. Otherwise the service would find a webhook that waits for its attempt.
    await engines.eventStore.append(deliveryStream(order_id), newDeliveryEvents(events, trace), 'no_stream');
  }
  return orderIds;
}

export async function withInstallation(
  run: (installation: Installation, receiver: Receiver) => Promise<void>,
  instances = 1,
): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const installation = await Installation.open(directory, instances);
    const receiver = await Receiver.open();
    try {
      await run(installation, receiver);
    } finally {
      await installation.stop();
      await receiver.close();
    }
  });
}
