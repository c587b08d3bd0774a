import { topics } from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern } from '@nestjs/microservices';
import { RiderEventIntake } from './rider-event-intake.ts';

/**
 * Consumes the messages of dispatch systems. The pattern names no type, because other systems send no type header. The value says
 * what the event is.
 */
@Controller()
export class RiderEventsConsumer {
  constructor(private readonly intake: RiderEventIntake) {}

  @EventPattern<string>(topics.riderEvents.name)
  async take(@Ctx() message: IncomingMessage): Promise<void> {
    await this.intake.take(message);
  }
}
