import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { OperatorRequestsController } from './operator-requests.controller.ts';
import { RequestLog } from './request-log.ts';
import { RequestLogWorker } from './request-log.worker.ts';
import { RequestsController } from './requests.controller.ts';

/** The log of requests, for partners and operators. */
@Module({
  imports: [AccessModule, OperatorModule],
  controllers: [RequestsController, OperatorRequestsController],
  providers: [RequestLog, RequestLogWorker],
})
export class RequestsModule {}
