import { STOPPING } from '@dakpion/service';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { WebhookSender } from '../attempts/webhook-sender.ts';
import { DeliveryScheduler } from './delivery-scheduler.ts';

/** Runs the scheduler while the service runs. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly scheduler: DeliveryScheduler,
    private readonly sender: WebhookSender,
    @Inject(STOPPING) private readonly stopping: AbortSignal,
  ) {}

  /**
   * Starts the scheduler. Stops it as soon as the process begins to stop, so that attempts end while the services before this one
   * stop. One after the other, both could take longer than a process has for its stop.
   */
  onApplicationBootstrap(): void {
    this.scheduler.start();
    // If it fails, beforeApplicationShutdown reports the failure, because it waits for the same stop.
    this.stopping.addEventListener('abort', () => void this.stop().catch(() => undefined), { once: true });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
    await this.sender.close();
  }

  private stop(): Promise<void> {
    this.stopped ??= this.scheduler.stop();
    return this.stopped;
  }
}
