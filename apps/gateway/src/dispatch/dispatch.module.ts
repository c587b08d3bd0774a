import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { DispatchRequestPolls } from './dispatch-request-polls.ts';
import { DispatchRequestsController } from './dispatch-requests.controller.ts';
import { RiderEventPublication } from './rider-event-publication.ts';
import { RiderEventsController } from './rider-events.controller.ts';

/** The API of dispatch systems without Kafka. */
@Module({
  imports: [AccessModule],
  controllers: [DispatchRequestsController, RiderEventsController],
  providers: [DispatchRequestPolls, RiderEventPublication],
  exports: [RiderEventPublication],
})
export class DispatchModule {}
