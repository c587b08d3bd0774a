export * from './handle-command.ts';
export * from './new-event.ts';
