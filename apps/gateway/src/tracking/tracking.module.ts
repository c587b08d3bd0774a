import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { StoresModule } from '../stores/stores.module.ts';
import { TrackedParcels } from './tracked-parcels.ts';
import { TrackingController } from './tracking.controller.ts';
import { TrackingAssetsController } from './tracking-assets.controller.ts';
import { TrackingStreams } from './tracking-streams.ts';

/** The page on which receivers follow their parcels. */
@Module({
  imports: [StoresModule, EventsModule],
  controllers: [TrackingAssetsController, TrackingController],
  providers: [TrackedParcels, TrackingStreams],
})
export class TrackingModule {}
