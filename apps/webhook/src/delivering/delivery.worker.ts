import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryScheduler } from './delivery-scheduler.ts';
import { WebhookSender } from './webhook-sender.ts';

/** Runs the scheduler while the service runs. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly scheduler: DeliveryScheduler,
    private readonly sender: WebhookSender,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.scheduler.stop();
    await this.sender.close();
  }
}
