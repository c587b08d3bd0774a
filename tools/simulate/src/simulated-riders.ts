import { setTimeout as pause } from 'node:timers/promises';
import { dhakaTime, type RiderEvent, type WebhookEventName } from '@dakpion/contracts';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { type RiddenOrder, riderEventOf, type SimulatedStep } from './rider-course.ts';
import { maxEventsPerPublish, type RiderOutlet } from './rider-outlet.ts';

const tickMs = 20;
const patience: RetryPolicy = { maxTries: 5, firstPauseMs: 500, maxPauseMs: 500 };

/**
 * The numbers of sent events. `failed`: events that could not be published in spite of retries. The riders of their orders then
 * stop.
 */
export interface RiderCounts {
  readonly published: number;
  readonly locations: number;
  readonly failed: number;
}

interface DueStep {
  readonly order: RiddenOrder;
  readonly step: SimulatedStep;
  readonly place: number;
}

interface SimulatedRidersOptions {
  readonly outlet: RiderOutlet;
  readonly course: readonly SimulatedStep[];
  /** Called for a published event that causes a webhook. */
  readonly onPublished: (orderId: string, webhook: WebhookEventName) => void;
}

/** Riders of production orders. Their events are sent at their times. Events that are due together are sent together. */
export class SimulatedRiders {
  /** One queue for each step of the course, by time: the order that was acknowledged first is first at every step. */
  private readonly queues: { readonly order: RiddenOrder; readonly from: number }[][];
  private readonly stopped = new Set<string>();
  private published = 0;
  private locations = 0;
  private failed = 0;
  private waiting = 0;
  private isClosing = false;
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly options: SimulatedRidersOptions) {
    this.queues = options.course.map(() => []);
  }

  get counts(): RiderCounts {
    return { published: this.published, locations: this.locations, failed: this.failed };
  }

  /** The number of events that are waiting or being sent. */
  get underWay(): number {
    return this.waiting;
  }

  start(): void {
    this.sending = this.send();
  }

  /** Starts the rider of an acknowledged order. */
  ride(order: RiddenOrder): void {
    const from = Date.now();
    for (const queue of this.queues) queue.push({ order, from });
    this.waiting += this.queues.length;
  }

  /** Stops sending events. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.sending;
    await this.options.outlet.close();
  }

  private async send(): Promise<void> {
    while (!this.isClosing) {
      const due = this.takeDue(Date.now());
      if (due.length === 0) {
        await pause(tickMs);
        continue;
      }
      await this.publish(due.filter(({ order }) => !this.stopped.has(order.orderId)));
      // Updated only now, because whoever waits for the riders must know every expected webhook.
      this.waiting -= due.length;
    }
  }

  /** Takes the due steps. All events of one step precede those of the next, so the steps of each order are in order. */
  private takeDue(now: number): readonly DueStep[] {
    const due: DueStep[] = [];
    for (const [place, step] of this.options.course.entries()) {
      const queue = this.queues[place] ?? [];
      const later = queue.findIndex(({ from }) => from + step.afterMs > now);
      const count = Math.min(later === -1 ? queue.length : later, maxEventsPerPublish - due.length);
      for (const { order } of queue.splice(0, count)) due.push({ order, step, place });
    }
    return due;
  }

  private async publish(due: readonly DueStep[]): Promise<void> {
    if (due.length === 0) return;
    const at = dhakaTime(Date.now());
    const events = due.map(({ order, step, place }) => riderEventOf(order, step, place, at));
    if (!(await this.isPublished(events))) {
      this.failed += due.length;
      for (const { order } of due) this.stopped.add(order.orderId);
      return;
    }
    for (const { order, step } of due) {
      if (step.webhook === null) {
        this.locations += 1;
        continue;
      }
      this.published += 1;
      this.options.onPublished(order.orderId, step.webhook);
    }
  }

  private isPublished(events: readonly RiderEvent[]): Promise<boolean> {
    const worthRetrying = () => !this.isClosing;
    return retry(() => this.options.outlet.publish(events), patience, { worthRetrying }).then(
      () => true,
      () => false,
    );
  }
}
