import { setTimeout } from 'node:timers/promises';
import { PartnerProjection } from '@dakpion/partners';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const stopTimeoutMs = 3_000;

/** Keeps the partners' read models, from which keys are checked, up with their streams while the gateway runs. */
@Injectable()
export class PartnerProjectionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PartnerProjectionWorker.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly projection: PartnerProjection) {}

  onApplicationBootstrap(): void {
    const onDrop = (error: Error) => this.logger.warn(`Dropped, beginning again: ${error.message}`);
    this.running = this.projection
      .run(this.stopping.signal, onDrop)
      .catch((error: unknown) => this.logger.error('Ended; partners changed elsewhere are not seen any more', error));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.running, setTimeout(stopTimeoutMs, undefined, { ref: false })]);
  }
}
