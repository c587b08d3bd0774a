export { kafkaAddress } from './kafka-address.ts';
export * from './secrets.ts';
export { integer, isLoopback, normalisedHost, oneOf } from './setting-values.ts';
export * from './settings.ts';
export * from './start-refused.error.ts';
export { VariableReader } from './variable-reader.ts';
