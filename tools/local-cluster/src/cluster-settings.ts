import { resolve } from 'node:path';
import { integer, oneOf, readSettings, type SettingFault, type Settings, VariableReader } from '@dakpion/settings';
import { defaultBasePort } from './ports.ts';

const engineChoices = ['auto', 'docker', 'local'] as const;

/** The settings of `npm run cluster`, from environment variables. */
export interface ClusterSettings {
  /** As the services read it, but for what the runner decides itself. */
  readonly service: Settings;
  /** Of each service. */
  readonly instances: number;
  /** The first of the ports that engines and services are given. */
  readonly basePort: number;
  /** Where engines that are not there yet come from; `auto`: Docker if it answers, else from this machine. */
  readonly engines: (typeof engineChoices)[number];
  /** Engines that run already; null: the runner starts one. */
  readonly kafkaBrokers: string | null;
  readonly eventStoreUrl: string | null;
  readonly redisUrl: string | null;
  /** Kafka's jars, when they are there already. */
  readonly kafkaJars: string | null;
}

export type ClusterSettingsResult =
  | { readonly outcome: 'ok'; readonly settings: ClusterSettings }
  | { readonly outcome: 'refused'; readonly faults: readonly SettingFault[] };

/** Reads the settings from environment variables; every fault at once. */
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
