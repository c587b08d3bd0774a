import { type PartnerEventPage, pattern, type ReadPartnerEvents, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { PartnerEventReader } from './partner-event-reader.ts';

/** Handles the requests of partners that follow their orders. */
@Controller()
export class ReadPartnerEventsController {
  constructor(private readonly reader: PartnerEventReader) {}

  @MessagePattern(pattern(topics.orderCommands, 'ReadPartnerEvents'))
  read(@Payload() question: ReadPartnerEvents): Promise<PartnerEventPage> {
    return this.reader.page(question);
  }
}
