export * from './alarm.ts';
export * from './in-lanes.ts';
export * from './loop-turns.ts';
export * from './periodic-task.ts';
export * from './rest.ts';
export * from './retry.ts';
export * from './ticks.ts';
export * from './wait-until.ts';
