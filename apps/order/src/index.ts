export type { Difference } from './audit/difference.ts';
export type { ReplayProgress } from './audit/orders-replay.ts';
export * from './audit/outdated-read-models.ts';
export * from './audit/replay-order.ts';
export * from './audit/verify-orders.ts';
export * from './order.service.ts';
