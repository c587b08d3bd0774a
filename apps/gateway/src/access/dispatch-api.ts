import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { DispatchGuard } from './dispatch.guard.ts';

/** A controller for dispatch systems without Kafka: under /v1/dispatch, protected by the dispatch token. */
export const DispatchApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/dispatch'), UseGuards(DispatchGuard, DiskSpaceGuard));
