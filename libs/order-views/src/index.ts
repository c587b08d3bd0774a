export * from './order-lists.ts';
export * from './order-owner.ts';
export * from './order-status-view.ts';
export * from './order-summary.ts';
export * from './order-view-writer.ts';
export * from './order-views.ts';
export * from './rider-locations.ts';
export type { OrderOwnership } from './stored-order.ts';
export * from './with-location.ts';
