import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Partners } from '@dakpion/partners';
import { CLOCK, type Clock, SETTINGS, type Settings, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { DeliveryLog, DeliveryLogWriter } from '@dakpion/webhook-deliveries';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DeliveryLogRetention } from './delivery-log-retention.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const everyMs = 60 * 60 * 1_000;
/** After a failure, and while partners are rebuilt. */
const retryMs = 60_000;
/** Its holder renews it each hour; another takes over when that one is gone. */
const leaseMs = everyMs * 1.5;
const leaseName = 'webhook-log-retention';

/** Keeps the log to the days of the settings: once an hour, by one instance. */
@Injectable()
export class DeliveryLogRetentionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLogRetentionWorker.name);
  private readonly stopping = new AbortController();
  private readonly holder = randomUUID();
  private readonly retention: DeliveryLogRetention;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    log: DeliveryLog,
    private readonly partners: Partners,
  ) {
    this.retention = new DeliveryLogRetention({ log, partners, writer: new DeliveryLogWriter(stateStore) });
  }

  onApplicationBootstrap(): void {
    this.running = this.run(this.stopping.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await this.trim(signal).catch((error: unknown) => {
        this.logger.warn(`Removing old deliveries failed, retrying in a minute: ${String(error)}`);
        return retryMs;
      });
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Answers after how many milliseconds to look again. */
  private async trim(signal: AbortSignal): Promise<number> {
    // The gateway, which builds them, may have begun later than we.
    if (!(await this.partners.areComplete())) return retryMs;
    if (!(await this.stateStore.leases.hold(leaseName, this.holder, leaseMs))) return everyMs;
    const before = this.clock() - this.settings.webhookLogDays * dayMs;
    const removed = await this.retention.removeDeliveredBefore(before, signal);
    if (removed > 0) this.logger.log(`${removed} delivered webhooks left the log`);
    return everyMs;
  }
}
