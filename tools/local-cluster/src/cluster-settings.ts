import { resolve } from 'node:path';
import { integer, oneOf, readSettings, type SettingFault, type Settings, VariableReader } from '@dakpion/settings';
import { defaultBasePort } from './ports.ts';

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

type ClusterSettingsResult =
  | { readonly outcome: 'ok'; readonly settings: ClusterSettings }
  | { readonly outcome: 'refused'; readonly faults: readonly SettingFault[] };

/** Reads the settings from environment variables. Reports all faults together. */
export function readClusterSettings(environment: NodeJS.ProcessEnv): ClusterSettingsResult {
  const { PROFILE: _profile, HEALTH_PORT: _healthPort, ...rest } = environment;
  const service = readSettings({ ...rest, DATA_DIR: rest.DATA_DIR ?? resolve('.data/cluster') });
  const variables = new VariableReader(environment);
  const instances = variables.read('INSTANCES', integer(1, 8), 1);
  const basePort = variables.read('CLUSTER_BASE_PORT', integer(1_024, 65_000), defaultBasePort);
  const engines = variables.read('CLUSTER_ENGINES', oneOf(engineChoices), 'auto');
  if (service.outcome === 'refused') return { outcome: 'refused', faults: [...service.faults, ...variables.faults] };
  if (variables.faults.length > 0) return { outcome: 'refused', faults: variables.faults };
  const given = (variable: string): string | null => environment[variable]?.trim() || null;
  return {
    outcome: 'ok',
    settings: {
      service: service.settings,
      instances,
      basePort,
      engines,
      kafkaBrokers: given('KAFKA_BROKERS'),
      eventStoreUrl: given('EVENTSTORE_URL'),
      redisUrl: given('REDIS_URL'),
      kafkaJars: given('KAFKA_JARS'),
    },
  };
}
