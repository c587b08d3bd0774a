export * from './handle-command.ts';
export * from './new-event.ts';
export * from './present-data.ts';
