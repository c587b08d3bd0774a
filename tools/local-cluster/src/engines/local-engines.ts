import { join } from 'node:path';
import type { ClusterSettings } from '../cluster-settings.ts';
import type { Ports } from '../ports.ts';
import type { EngineCommand } from './engine.ts';
import { eventStoreCommand } from './event-store.engine.ts';
import { installedKafkaJars, requireInstalled } from './installed-engines.ts';
import { kafkaCommand } from './kafka.engine.ts';
import { redisCommand } from './redis.engine.ts';

/** The engines without an address, on this machine, with their data in the directory. Throws EngineError for a missing one. */
export async function localEngineCommands(
  settings: Pick<ClusterSettings, 'kafkaBrokers' | 'eventStoreUrl' | 'redisUrl' | 'kafkaJars'>,
  directory: string,
  ports: Ports,
  redisPassword: string,
): Promise<{ kafka: EngineCommand | null; eventStore: EngineCommand | null; redis: EngineCommand | null }> {
  const { kafkaBrokers, redisUrl, eventStoreUrl, kafkaJars } = settings;
  await requireInstalled({ kafka: kafkaBrokers === null, redis: redisUrl === null, kafkaJars });
  // All ports in any case, so that a restart finds the same ports.
  const kafkaPorts = { port: await ports.take(), controllerPort: await ports.take() };
  const redisPort = await ports.take();
  const eventStorePort = await ports.take();
  return {
    kafka: kafkaBrokers === null ? await localKafka(kafkaJars, directory, kafkaPorts) : null,
    redis: redisUrl === null ? localRedis(directory, redisPort, redisPassword) : null,
    eventStore:
      eventStoreUrl === null
        ? eventStoreCommand({ directory: join(directory, 'eventstore'), port: eventStorePort })
        : null,
  };
}

/** `jars`: null for the jars of `npm run engines:install`. */
export function localKafka(
  jars: string | null,
  directory: string,
  ports: { port: number; controllerPort: number },
): Promise<EngineCommand> {
  return kafkaCommand({ jars: jars ?? installedKafkaJars, directory: join(directory, 'kafka'), ...ports });
}

/** The command of Redis. With a password, Redis has a user for each service. */
export function localRedis(directory: string, port: number, password?: string): EngineCommand {
  return redisCommand({ directory: join(directory, 'redis'), port, ...(password !== undefined && { password }) });
}
