import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { DispatchGuard } from './dispatch.guard.ts';

/** Where all endpoints of dispatch systems are. */
export const dispatchPrefix = '/v1/dispatch/';

/** A controller for dispatch systems without Kafka: under /v1/dispatch, behind the dispatch token. */
export const DispatchApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/dispatch'), UseGuards(DispatchGuard, DiskSpaceGuard));
