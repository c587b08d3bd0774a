import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { OperatorGuard } from './operator.guard.ts';

/** Path prefix of all operator endpoints. */
export const operatorPrefix = '/v1/operator/';

/** Whether a route or path belongs to operators: their API, the transparency log, or their page at `/operator`. */
export function isForOperators(path: string): boolean {
  return (
    path.startsWith(operatorPrefix) ||
    path.startsWith('/transparency/') ||
    path === '/operator' ||
    path.startsWith('/operator/')
  );
}

/** A controller of the operators' API: under /v1/operator, protected by the operator token. */
export const OperatorApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/operator'), UseGuards(OperatorGuard, DiskSpaceGuard));
