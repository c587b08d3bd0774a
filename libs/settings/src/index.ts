export { kafkaAddress } from './kafka-address.ts';
export { mayNameHost, type NamedHosts } from './named-hosts.ts';
export { isPrivate } from './private-defaults.ts';
export * from './secrets.ts';
export { integer, normalisedHost, oneOf, type WitnessSetting } from './setting-values.ts';
export * from './settings.ts';
export * from './start-refused.error.ts';
export { VariableReader } from './variable-reader.ts';
