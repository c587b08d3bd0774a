import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { OperatorGuard } from './operator.guard.ts';

/** Where all operator endpoints are. */
export const operatorPrefix = '/v1/operator/';

/** Whether a route or path is the operators': their API, or their page at `/operator`. */
export function isForOperators(path: string): boolean {
  return path.startsWith(operatorPrefix) || path === '/operator' || path.startsWith('/operator/');
}

/** A controller of the operators' API: under /v1/operator, behind the operator token. */
export const OperatorApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/operator'), UseGuards(OperatorGuard, DiskSpaceGuard));
