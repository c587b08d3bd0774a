import { fileURLToPath } from 'node:url';
import type { ReadySettings } from '@dakpion/settings';
import type { EngineUrls } from '../engines/engine-urls.ts';
import type { ProcessSpecification } from '../processes/supervised-process.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * The services in the order of their start: a service that answers requests starts before the services that send them. They stop
 * in the opposite order.
 */
export const serviceNames = ['pricing', 'order', 'webhook', 'dispatch', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Where the services listen. Others reach them through the balancers only. */
export const serviceHost = '127.0.0.1';

/** The URL with the service's own user of Redis, which has the same rights as in production. */
function redisUrlOf(service: ServiceName, { redisUrl, redisPassword }: EngineUrls): string {
  return redisPassword === null ? redisUrl : redisUrl.replace('://', `://dakpion-${service}:${redisPassword}@`);
}

/** The gateway encrypts secrets, and the webhook service decrypts those with which it signs. */
const sealing: ReadonlySet<ServiceName> = new Set(['gateway', 'webhook']);

/** The process of an instance of a service. Each secret is passed only to the services that need it. */
export function serviceSpecification(options: {
  service: ServiceName;
  instance: number;
  settings: ReadySettings;
  engines: EngineUrls;
  healthPort: number;
  /** The port of the gateway's API. Null for the others. */
  port: number | null;
  /** The port of the gateway's API for operators, if it differs from `port`. */
  operatorPort: number | null;
}): ProcessSpecification {
  const { service, instance, settings, engines, healthPort, port, operatorPort } = options;
  const {
    OPERATOR_TOKEN: _token,
    QUOTATION_SECRET: _secret,
    SECRETS_KEY: _key,
    TRANSPARENCY_KEY: _logKey,
    EVENTSTORE_URL: _eventStoreUrl,
    OPERATOR_PORT: _operatorPort,
    ...inherited
  } = process.env;
  const environment = {
    ...inherited,
    PROFILE: 'cluster',
    HOST: serviceHost,
    PORT: String(port ?? settings.port),
    HEALTH_PORT: String(healthPort),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    KAFKA_BROKERS: engines.kafkaBrokers,
    ...(service === 'pricing' ? {} : { EVENTSTORE_URL: engines.eventStoreUrl }),
    REDIS_URL: redisUrlOf(service, engines),
    ...(service === 'gateway' ? { OPERATOR_TOKEN: settings.operatorToken } : {}),
    ...(operatorPort === null ? {} : { OPERATOR_PORT: String(operatorPort) }),
    ...(sealing.has(service) && settings.secretsKey !== null ? { SECRETS_KEY: settings.secretsKey } : {}),
    ...(service === 'order' ? { TRANSPARENCY_KEY: settings.transparencyKey ?? 'none' } : {}),
    ...(service === 'pricing' ? { QUOTATION_SECRET: settings.quotationSecret } : {}),
  };
  const name = `${service}-${instance}`;
  // The services have no arguments. These identify the process and its cluster.
  const marks = [name, settings.dataDir];
  const args = ['--enable-source-maps', `${root}dist/programs/${service}.js`, ...marks];
  return { name, command: process.execPath, args, environment };
}
