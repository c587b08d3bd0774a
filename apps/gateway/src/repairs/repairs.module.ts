import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { DeadLettersController } from '../dead-letters/dead-letters.controller.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { FollowersController } from '../parked-streams/followers.controller.ts';
import { ParkedStreamsController } from '../parked-streams/parked-streams.controller.ts';
import { ProjectionsController } from '../projections/projections.controller.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { RepairUsageController } from '../usage/repair-usage.controller.ts';

/** What operators repair: figures, dead letters, parked streams and projections. */
@Module({
  imports: [AccessModule, OperatorModule],
  controllers: [
    RepairUsageController,
    DeadLettersController,
    FollowersController,
    ProjectionsController,
    ParkedStreamsController,
  ],
  providers: [OrderCommands],
})
export class RepairsModule {}
