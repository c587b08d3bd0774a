import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Deliverer } from './deliverer.ts';
import { WebhookSender } from './webhook-sender.ts';

/** Runs the deliverer while the service runs. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly deliverer: Deliverer,
    private readonly sender: WebhookSender,
  ) {}

  onApplicationBootstrap(): void {
    this.deliverer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.deliverer.stop();
    await this.sender.close();
  }
}
