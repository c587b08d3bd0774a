export * from './delivery-log.ts';
export * from './delivery-log-entry.ts';
export * from './delivery-log-writer.ts';
export * from './due-queue.ts';
export * from './redeliveries.ts';
