import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { OperatorGuard } from './operator.guard.ts';

/** Where all operator endpoints are. */
export const operatorPrefix = '/v1/operator/';

/** A controller of the operators' API: under /v1/operator, behind the operator token. */
export const OperatorApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/operator'), UseGuards(OperatorGuard, DiskSpaceGuard));
