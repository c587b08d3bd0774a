import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import { type Checkpoint, Checkpoints, type StateStore } from '@dakpion/state-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HeldOrders } from '../delivering/held-orders.ts';
import { deliveryStreamPrefix } from '../delivery-stream.ts';
import { DeliveryLogProjection } from './delivery-log.projection.ts';

const checkpointName = 'webhook-deliveries';
// Some 3 MB.
const batchLimit = 1_000;
const gatherMs = 100;
const checkpointEveryMs = 1_000;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
const restoresAtOnce = 100;

/**
 * Follows the streams of deliveries: keeps the log up with them and, before it goes live, puts every order that was left
 * waiting back into the due queue. What the state store lost is made good by that: the checkpoint is in the same store, and
 * saved a second late, so that it is never ahead of a due time. When the store loses it, we begin again at once.
 */
@Injectable()
export class DeliveryLogFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLogFollower.name);
  private readonly stopping = new AbortController();
  private readonly checkpoints: Checkpoints;
  private readonly projection: DeliveryLogProjection;
  private running: Promise<void> = Promise.resolve();
  private pauseMs = firstPauseMs;
  /** Where we were at the last checkpoint: the next one to save. */
  private trailing: bigint | undefined;
  private checkpointAt = 0;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly heldOrders: HeldOrders,
  ) {
    this.checkpoints = new Checkpoints(stateStore);
    this.projection = new DeliveryLogProjection(eventStore, stateStore);
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.follow(signal);
        if (!signal.aborted) throw new Error('the subscription ended');
      } catch (error) {
        this.logger.warn(`Begins again in ${this.pauseMs} ms: ${String(error)}`);
        await pause(this.pauseMs, undefined, { signal }).catch(() => undefined);
        this.pauseMs = Math.min(this.pauseMs * 2, maxPauseMs);
      }
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const checkpoint = await this.checkpoints.open(checkpointName);
    await checkpoint.whileKept(signal, (whileKept) => this.project(checkpoint, whileKept));
  }

  private async project(checkpoint: Checkpoint, signal: AbortSignal): Promise<void> {
    const after = checkpoint.position;
    this.trailing = after;
    const from = after === undefined ? {} : { after };
    /** Orders left waiting, by delivery id; null as soon as they are in the due queue. */
    let waiting: Map<string, string> | null = new Map();
    let batch: RecordedEvent[] = [];
    for await (const item of this.eventStore.subscribe({ ...from, streamPrefixes: [deliveryStreamPrefix], signal })) {
      if (item.kind === 'event') batch.push(item.event);
      if (batch.length < batchLimit && item.kind !== 'caught_up') continue;
      const projected = await this.projection.project(batch);
      if (waiting !== null) {
        for (const { delivery_id, order_id } of projected.waiting) waiting.set(delivery_id, order_id);
        for (const deliveryId of projected.ended) waiting.delete(deliveryId);
        if (item.kind === 'caught_up') {
          await this.restoreAll(new Set(waiting.values()));
          waiting = null;
        }
      }
      await this.save(checkpoint, batch.at(-1)?.position);
      batch = [];
      this.pauseMs = firstPauseMs;
      // Lets some gather: most deliveries have ended by then and are written once instead of twice.
      if (waiting === null) await pause(gatherMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async restoreAll(orderIds: ReadonlySet<string>): Promise<void> {
    const all = [...orderIds];
    for (let from = 0; from < all.length; from += restoresAtOnce) {
      await Promise.all(all.slice(from, from + restoresAtOnce).map((orderId) => this.heldOrders.restore(orderId)));
    }
  }

  /** Once a second at most, and then the position of a second ago. */
  private async save(checkpoint: Checkpoint, projected: bigint | undefined): Promise<void> {
    const now = this.clock();
    if (projected === undefined || Math.abs(now - this.checkpointAt) < checkpointEveryMs) return;
    this.checkpointAt = now;
    if (this.trailing !== undefined) await checkpoint.save(this.trailing);
    this.trailing = projected;
  }
}
