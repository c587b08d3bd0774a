import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { EventStreams } from './event-streams.ts';
import { EventsController } from './events.controller.ts';
import { PartnerEvents } from './partner-events.ts';
import { StreamPlaces } from './stream-places.ts';

/** The events of orders, in pages and as streams. */
@Module({
  imports: [AccessModule],
  controllers: [EventsController],
  providers: [PartnerEvents, EventStreams, StreamPlaces],
  exports: [StreamPlaces],
})
export class EventsModule {}
