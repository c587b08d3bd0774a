import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DocumentedIn } from '../openapi/documented-in.ts';
import type { operatorTags } from '../openapi/tags.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';

/** Path prefix of all operator endpoints. */
export const operatorPrefix = '/v1/operator/';

/** Whether a route or path belongs to operators: their API, the transparency log, or their page at `/operator`. */
export function isForOperators(path: string): boolean {
  return needsOperatorToken(path) || path === '/operator' || path.startsWith('/operator/');
}

/** Whether a route requires the token of an operator or auditor: all routes of {@link isForOperators} except the page. */
export function needsOperatorToken(route: string): boolean {
  return route.startsWith(operatorPrefix) || route.startsWith('/transparency/');
}

/**
 * A controller of the operators' API: under /v1/operator, protected by the operator token. Without a tag, its routes are in no
 * document.
 */
export const OperatorApi = (tag?: keyof typeof operatorTags): ClassDecorator =>
  applyDecorators(
    Controller('v1/operator'),
    UseGuards(DiskSpaceGuard),
    ...(tag ? [DocumentedIn({ api: 'operator', tag })] : []),
  );
