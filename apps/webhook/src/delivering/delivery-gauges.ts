import { Partners } from '@dakpion/partners';
import { CLOCK, type Clock } from '@dakpion/service';
import { DeliveryLog } from '@dakpion/webhook-deliveries';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Deliverer } from './deliverer.ts';
import { HELD_ORDERS, type HeldOrders } from './held-orders.ts';

const maxPartners = 500;

/** The service of this process, if it runs: metrics are one set per process. */
let running: DeliveryGauges | null = null;

new Gauge({
  name: 'dakpion_webhook_orders_waiting',
  help: 'Orders with a webhook to be tried again, or under way for longer than a moment.',
  async collect() {
    if (running !== null) this.set(await running.waiting());
  },
});
new Gauge({
  name: 'dakpion_webhook_oldest_due_seconds',
  help: 'For how long the order that is due the longest has been due; 0 when none is.',
  async collect() {
    if (running !== null) this.set(await running.oldestDueSeconds());
  },
});
new Gauge({
  name: 'dakpion_webhook_in_review',
  help: `Deliveries in manual review, of the ${maxPartners} newest partners.`,
  async collect() {
    if (running !== null) this.set(await running.inReview());
  },
});
new Gauge({
  name: 'dakpion_webhook_endpoints',
  help: 'Partners’ endpoints (environment, scheme, host and port; slow paths apart) that this process sends to or lately did: waiting have orders in line, slow were brought down to few requests at once.',
  labelNames: ['state'] as const,
  collect() {
    if (running === null) return;
    const { waiting, slow } = running.endpoints();
    this.set({ state: 'waiting' }, waiting);
    this.set({ state: 'slow' }, slow);
  },
});

/** What is asked for whenever metrics are read. */
@Injectable()
export class DeliveryGauges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(HELD_ORDERS) private readonly heldOrders: HeldOrders,
    private readonly deliverer: Deliverer,
    private readonly partners: Partners,
    private readonly log: DeliveryLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    running = this;
  }

  beforeApplicationShutdown(): void {
    if (running === this) running = null;
  }

  async waiting(): Promise<number> {
    return (await this.heldOrders.waiting()).count;
  }

  async oldestDueSeconds(): Promise<number> {
    const { earliestDueAt } = await this.heldOrders.waiting();
    return earliestDueAt === null ? 0 : Math.max(0, this.clock() - earliestDueAt) / 1_000;
  }

  async inReview(): Promise<number> {
    const { partners } = await this.partners.list({ offset: 0, limit: maxPartners });
    const counts = partners.flatMap(({ partner_id }) =>
      (['sandbox', 'production'] as const).map(async (environment) => {
        const filter = { status: 'manual_review', offset: 0, limit: 1 } as const;
        return (await this.log.list({ partner_id, environment }, filter)).total;
      }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  endpoints(): { waiting: number; slow: number } {
    return this.deliverer.endpointCounts;
  }
}
