export * from './engines.ts';
export * from './injection-tokens.ts';
export * from './log.ts';
export * from './run-services.ts';
export * from './secrets.ts';
export * from './service-definition.ts';
export * from './settings.ts';
export * from './start-services.ts';
