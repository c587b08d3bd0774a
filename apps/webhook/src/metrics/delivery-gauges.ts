import { Partners } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import { AskedGauge, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import { countInReview } from './deliveries-in-review.ts';

const waiting = new AskedGauge({
  name: 'dakpion_webhook_orders_waiting',
  help: 'Orders that have a webhook to retry, or an attempt that has been in progress for longer than a moment.',
});
const oldestDueSeconds = new AskedGauge({
  name: 'dakpion_webhook_oldest_due_seconds',
  help: 'Time since the oldest due webhook became due; 0 if none is due. In a cluster, only of orders that no instance has taken. Orders inside an instance wait for their endpoint or have an attempt in progress.',
});
const inReview = new AskedGauge({
  name: 'dakpion_webhook_in_review',
  help: 'Deliveries in manual review, of all partners in both environments. Counted at most once a minute.',
  // One minute, because with 10,000 partners each instance needs 20,000 lookups.
  keepMs: 60_000,
});

/** The running scheduler of this process. Each process has one set of metrics. */
let running: DeliveryScheduler | null = null;

new Gauge({
  name: 'dakpion_webhook_endpoints',
  help: 'Endpoints of partners (environment, scheme, host and port; slow paths are separate endpoints) to which this process sends or recently sent. Waiting: orders wait for them. Slow: limited to few requests at the same time.',
  labelNames: ['state'] as const,
  collect() {
    this.reset();
    if (running === null) return;
    const { waiting: inLine, slow } = running.endpointCounts;
    this.set({ state: 'waiting' }, inLine);
    this.set({ state: 'slow' }, slow);
  },
});

/** The gauges that are read for each scrape of the metrics. */
@Injectable()
export class DeliveryGauges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly scheduler: DeliveryScheduler,
    private readonly partners: Partners,
    private readonly log: DeliveryLog,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  onApplicationBootstrap(): void {
    running = this.scheduler;
    waiting.askFrom(async () => (await this.scheduler.waiting()).count);
    oldestDueSeconds.askFrom(() => this.oldestDueSeconds());
    inReview.askFrom(() => countInReview(this.partners, this.log));
  }

  beforeApplicationShutdown(): void {
    if (running !== this.scheduler) return;
    running = null;
    for (const gauge of [waiting, oldestDueSeconds, inReview]) gauge.askFrom(null);
  }

  private async oldestDueSeconds(): Promise<number> {
    const { earliestDueAt } = await this.scheduler.waiting();
    return earliestDueAt === null ? 0 : Math.max(0, this.stateStore.clock.now() - earliestDueAt) / 1_000;
  }
}
