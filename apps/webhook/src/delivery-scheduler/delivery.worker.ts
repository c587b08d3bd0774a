import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { WebhookSender } from '../attempts/webhook-sender.ts';
import { DeliveryScheduler } from './delivery-scheduler.ts';

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
