import { topics } from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern } from '@nestjs/microservices';
import { RiderEventIntake } from './rider-event-intake.ts';

/**
 * Consumes what dispatch systems publish. The pattern names no type: systems outside ours send no type header, and what
 * an event is stands in its value.
 */
@Controller()
export class RiderEventsConsumer {
  constructor(private readonly intake: RiderEventIntake) {}

  @EventPattern<string>(topics.riderEvents.name)
  async take(@Ctx() message: IncomingMessage): Promise<void> {
    await this.intake.take(message);
  }
}
