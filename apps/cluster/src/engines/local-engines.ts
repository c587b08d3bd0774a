import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClusterSettings } from '../cluster-settings.ts';
import type { Ports } from '../ports.ts';
import type { EngineCommand } from './engine.ts';
import { eventStoreCommand } from './event-store.engine.ts';
import { ensureJava, kafkaCommand, kafkaJars } from './kafka.engine.ts';
import { ensureRedis, redisCommand } from './redis.engine.ts';

/** Outlives runs: what was fetched is not fetched again. */
const cache = fileURLToPath(new URL('../../../../.engines', import.meta.url));

/** Engines of this machine that have no address yet, with their data in the directory. Fetches what is missing. */
export async function localEngineCommands(
  settings: Pick<ClusterSettings, 'kafkaBrokers' | 'eventStoreUrl' | 'redisUrl' | 'kafkaJars'>,
  directory: string,
  ports: Ports,
): Promise<{ kafka: EngineCommand | null; eventStore: EngineCommand | null; redis: EngineCommand | null }> {
  // Neighbours in any case, so that a restart finds the ports that it had.
  const kafkaPort = await ports.take(2);
  const redisPort = await ports.take();
  const eventStorePort = await ports.take();
  return {
    kafka:
      settings.kafkaBrokers === null
        ? await localKafka(await kafkaJarsOf(settings.kafkaJars), directory, kafkaPort)
        : null,
    redis: settings.redisUrl === null ? await localRedis(directory, redisPort) : null,
    eventStore:
      settings.eventStoreUrl === null
        ? eventStoreCommand({ directory: join(directory, 'eventstore'), port: eventStorePort })
        : null,
  };
}

/** The folder with Kafka's jars: that which is given, else the cache's, fetched with Maven at the first time. */
export async function kafkaJarsOf(given: string | null): Promise<string> {
  return given ?? kafkaJars(cache);
}

export async function localKafka(jars: string, directory: string, port: number): Promise<EngineCommand> {
  await ensureJava();
  return kafkaCommand({ jars, directory: join(directory, 'kafka'), port });
}

export async function localRedis(directory: string, port: number): Promise<EngineCommand> {
  await ensureRedis();
  return redisCommand({ directory: join(directory, 'redis'), port });
}
