import { type ApplyRiderEvent, pattern, type RiderEventReply, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { RiderSteps } from './rider-steps.ts';

/** Answers the dispatch service of version 0.1.0, which sends a command for each rider event, during an upgrade. */
@Controller()
export class ApplyRiderEventController {
  constructor(private readonly steps: RiderSteps) {}

  @MessagePattern(pattern(topics.orderCommands, 'ApplyRiderEvent'))
  applyRiderEvent(@Payload() { rider_event, context }: ApplyRiderEvent): Promise<RiderEventReply> {
    return this.steps.apply(rider_event, context);
  }
}
