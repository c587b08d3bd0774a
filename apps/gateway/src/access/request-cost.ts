import { Reflector } from '@nestjs/core';

/**
 * The number of requests that this handler counts for in the quota, 1 by default. It is capped at the size of the
 * quota.
 */
export const RequestCost = Reflector.createDecorator<number>();
