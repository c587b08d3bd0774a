import { resolve } from 'node:path';
import { readSettings, type SettingFault, type Settings } from '@dakpion/service';

const engineChoices = ['auto', 'docker', 'local'] as const;

/** What `npm run cluster` is told by the environment. */
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
  const faults: SettingFault[] = service.outcome === 'refused' ? [...service.faults] : [];
  const wholeNumber = (variable: string, fallback: number, least: number, most: number): number => {
    const text = environment[variable]?.trim() ?? '';
    const value = text === '' ? fallback : Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push({ variable, value: JSON.stringify(text), expected: `a whole number from ${least} to ${most}` });
    return fallback;
  };
  const instances = wholeNumber('INSTANCES', 1, 1, 8);
  const basePort = wholeNumber('CLUSTER_BASE_PORT', 19_090, 1_024, 65_000);
  const engines = engineChoices.find((choice) => choice === (environment.CLUSTER_ENGINES?.trim() || 'auto'));
  if (engines === undefined) {
    const value = JSON.stringify(environment.CLUSTER_ENGINES);
    faults.push({ variable: 'CLUSTER_ENGINES', value, expected: engineChoices.join(' or ') });
  }
  if (service.outcome === 'refused' || engines === undefined || faults.length > 0)
    return { outcome: 'refused', faults };
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
