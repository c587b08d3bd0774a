import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { EventStreams } from './event-streams.ts';
import { EventsController } from './events.controller.ts';
import { StreamPlaces } from './stream-places.ts';

/** The events of orders, in pages and as streams. */
@Module({
  imports: [AccessModule],
  controllers: [EventsController],
  providers: [OrderCommands, EventStreams, StreamPlaces],
  exports: [StreamPlaces],
})
export class EventsModule {}
