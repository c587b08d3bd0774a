export { singleBrokerSettings } from './engines/kafka.engine.ts';
