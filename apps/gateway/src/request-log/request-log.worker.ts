import { randomUUID } from 'node:crypto';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RequestLog } from './request-log.ts';

const flushEveryMs = 1_000;
const trimEveryMs = 60_000;
const leaseName = 'request-log-trim';

/** Writes the request log once a second. Once a minute, one gateway removes entries beyond the limits. */
@Injectable()
export class RequestLogWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RequestLogWorker.name);
  private readonly holder = randomUUID();
  private readonly timers: NodeJS.Timeout[] = [];
  private trimming: Promise<void> = Promise.resolve();

  constructor(
    private readonly requestLog: RequestLog,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  onApplicationBootstrap(): void {
    // When the log is turned off, earlier entries are still removed.
    this.timers.push(
      setInterval(() => void this.requestLog.flush(), flushEveryMs),
      setInterval(() => {
        this.trimming = this.trimming.then(() => this.trim());
      }, trimEveryMs),
    );
    for (const timer of this.timers) timer.unref();
  }

  /** After the last request: requests in progress during a stop are logged, too. */
  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.trimming;
    await this.requestLog.flush();
  }

  private async trim(): Promise<void> {
    try {
      if (await this.stateStore.leases.hold(leaseName, this.holder, trimEveryMs * 1.5)) await this.requestLog.trim();
    } catch (error) {
      this.logger.warn(`Trimming the request log failed, retrying in a minute: ${String(error)}`);
    }
  }
}
