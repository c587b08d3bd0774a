export * from './command-context.ts';
export * from './eventually.ts';
export * from './free-port.ts';
export * from './gate.ts';
export * from './order.ts';
export * from './order-event.ts';
export * from './temporary-directory.ts';
export * from './until.ts';
