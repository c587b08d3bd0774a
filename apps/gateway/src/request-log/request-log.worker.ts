import { randomUUID } from 'node:crypto';
import { PeriodicTask } from '@dakpion/repetition';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RequestLog } from './request-log.ts';

const flushEveryMs = 1_000;
const trimEveryMs = 60_000;
/** Time-out for a removal that is in progress when the gateway stops. */
const stopWithinMs = 5_000;
const leaseName = 'request-log-trim';

/** Writes the request log once a second. Once a minute, one gateway removes entries beyond the limits. */
@Injectable()
export class RequestLogWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RequestLogWorker.name);
  private readonly holder = randomUUID();
  private readonly tasks = [
    this.task('Writing', flushEveryMs, () => this.requestLog.flush()),
    this.task('Trimming', trimEveryMs, () => this.trim()),
  ];

  constructor(
    private readonly requestLog: RequestLog,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  onApplicationBootstrap(): void {
    // When the log is turned off, earlier entries are still removed.
    for (const task of this.tasks) task.start();
  }

  /** After the last request: requests in progress during a stop are logged, too. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
    await this.requestLog.flush();
  }

  private async trim(): Promise<void> {
    if (await this.stateStore.leases.hold(leaseName, this.holder, trimEveryMs * 1.5)) await this.requestLog.trim();
  }

  private task(what: string, everyMs: number, run: () => Promise<void>): PeriodicTask {
    const onFailure = (error: unknown) =>
      this.logger.warn(`${what} the request log failed, retrying in ${everyMs / 1_000} s: ${String(error)}`);
    return new PeriodicTask({ everyMs, pausesFirst: true, stopWithinMs, run, onFailure });
  }
}
