import { resolve } from 'node:path';
import {
  describeFaults,
  integer,
  isPrivate,
  oneOf,
  readSettings,
  type Settings,
  StartRefusedError,
  VariableReader,
} from '@dakpion/settings';
import { defaultBasePort } from './ports.ts';
import { serviceHost } from './services/service-specification.ts';

const engineChoices = ['auto', 'docker', 'local'] as const;

/** The settings of `npm run cluster`, from environment variables. */
export interface ClusterSettings {
  /** The environment of the services, except for variables that the runner sets itself. */
  readonly service: Settings;
  /** The number of instances of each service. */
  readonly instances: number;
  /** The first port for engines and services. */
  readonly basePort: number;
  /** The source of missing engines. `auto`: Docker if it is available, otherwise this machine. */
  readonly engines: (typeof engineChoices)[number];
  /** The addresses of running engines. Null: the runner starts one. */
  readonly kafkaBrokers: string | null;
  readonly eventStoreUrl: string | null;
  readonly redisUrl: string | null;
  /** The folder of existing Kafka jars. */
  readonly kafkaJars: string | null;
}

/** Reads the settings. Throws StartRefusedError with all faults together. */
export function readClusterSettings(environment: NodeJS.ProcessEnv): ClusterSettings {
  const { PROFILE: _profile, HEALTH_PORT: _healthPort, ...rest } = environment;
  const service = readSettings({ ...rest, DATA_DIR: rest.DATA_DIR ?? resolve('.data/cluster') });
  const variables = new VariableReader(environment);
  const instances = variables.read('INSTANCES', integer(1, 8), 1);
  const basePort = variables.read('CLUSTER_BASE_PORT', integer(1_024, 65_000), defaultBasePort);
  const engines = variables.read('CLUSTER_ENGINES', oneOf(engineChoices), 'auto');
  const faults = [...(service.outcome === 'refused' ? service.faults : []), ...variables.faults];
  if (service.outcome === 'refused' || faults.length > 0) throw new StartRefusedError(describeFaults(faults));
  const given = (variable: string): string | null => environment[variable]?.trim() || null;
  return {
    service: service.settings,
    instances,
    basePort,
    engines,
    kafkaBrokers: given('KAFKA_BROKERS'),
    eventStoreUrl: given('EVENTSTORE_URL'),
    redisUrl: given('REDIS_URL'),
    kafkaJars: given('KAFKA_JARS'),
  };
}

/**
 * Throws StartRefusedError if others can reach the cluster and the services would not know: they listen at loopback addresses, behind
 * the balancers at HOST, and see only PUBLIC_URL. They would serve what is for this machine only.
 */
export function refuseUnknownReach({ service: { host, publicUrl } }: ClusterSettings): void {
  if (isPrivate({ host, publicUrl }) === isPrivate({ host: serviceHost, publicUrl })) return;
  const expected = `a loopback address, because PUBLIC_URL is one (${publicUrl}). To let others reach the cluster, set PUBLIC_URL to the address that they use`;
  throw new StartRefusedError(describeFaults([{ variable: 'HOST', value: `"${host}"`, expected }]));
}
