import { FollowerLease } from '@dakpion/following';
import { Partners } from '@dakpion/partners';
import { DeliveryLog, DeliveryLogWriter } from '@dakpion/read-models';
import { PeriodicTask } from '@dakpion/repetition';
import { CLOCK, type Clock, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DeliveryLogRetention, keptSince } from './delivery-log-retention.ts';

const everyMs = 60 * 60 * 1_000;
/** The pause between two checks of whether a removal is due, also after a failure and while partners are rebuilt. */
const lookEveryMs = 60_000;
/** The limit for the batch in progress. */
const stopWithinMs = 5_000;
/** The holder renews the lease each hour. If the holder was killed, another instance takes it. */
const leaseMs = everyMs * 1.5;

/** Limits the log to the days of the settings: once an hour, by one instance. */
@Injectable()
export class DeliveryLogRetentionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLogRetentionWorker.name);
  private readonly lease: FollowerLease;
  private readonly retention: DeliveryLogRetention;
  /** By `performance.now()`. */
  private nextAt = 0;
  private readonly task = new PeriodicTask({
    everyMs: lookEveryMs,
    stopWithinMs,
    run: (signal) => this.look(signal),
    onFailure: (error) => this.logger.warn(`Removing old deliveries failed, retrying in a minute: ${String(error)}`),
  });

  constructor(
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    log: DeliveryLog,
    private readonly partners: Partners,
  ) {
    this.lease = new FollowerLease(stateStore.leases, 'webhook-log-retention', leaseMs);
    this.retention = new DeliveryLogRetention({ log, partners, writer: new DeliveryLogWriter(stateStore) });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.lease.release();
  }

  private async look(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    // The gateway, which builds the partners, can start later than this service.
    if (now < this.nextAt || !(await this.partners.areComplete())) return;
    if (!(await this.lease.hold())) return;
    await this.trim(signal);
    this.nextAt = now + everyMs;
  }

  private async trim(signal: AbortSignal): Promise<void> {
    const before = keptSince(this.clock(), this.settings.webhookLogDays);
    const removed = await this.retention.removeDeliveredBefore(before, signal);
    if (removed > 0) this.logger.log(`${removed} delivered webhooks left the log`);
  }
}
