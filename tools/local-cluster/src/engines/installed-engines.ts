import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ports } from '../ports.ts';
import { hasCommand, installCommand } from './debian-package.ts';
import { EngineError } from './engine.ts';
import { installKafkaJars, kafkaJarsFolder } from './kafka.engine.ts';
import { makeClassArchive } from './kafka-class-archive.ts';

/** Outlives runs: what was fetched is not fetched again. */
const cache = fileURLToPath(new URL('../../../../.engines', import.meta.url));

/** Where `npm run engines:install` puts Kafka's jars. */
export const installedKafkaJars = kafkaJarsFolder(cache);

/** The engines that something needs, and where Kafka's jars are; null: where the install command puts them. */
export interface NeededEngines {
  readonly kafka: boolean;
  readonly redis: boolean;
  readonly kafkaJars: string | null;
}

/** Throws an EngineError that names everything that is missing and the command that installs it. */
export async function requireInstalled(needed: NeededEngines): Promise<void> {
  const missing = await missingEngines(needed);
  if (missing.length > 0) {
    throw new EngineError(
      `Not installed: ${missing.join(', ')}. This installs what is missing: npm run engines:install`,
    );
  }
}

async function missingEngines({ kafka, redis, kafkaJars }: NeededEngines): Promise<string[]> {
  const missing: string[] = [];
  if (kafka && !existsSync(kafkaJars ?? installedKafkaJars)) missing.push('Kafka');
  if (kafka && !(await hasCommand('java'))) missing.push('Java');
  if (redis && !(await hasCommand('redis-server'))) missing.push('Redis');
  return missing;
}

/**
 * `npm run engines:install`: Debian's packages of Java, Maven, Redis and Chromium (as root), and Kafka's jars from Maven Central,
 * each unless it is there. Throws EngineError.
 */
export async function installLocalEngines(ports: Ports): Promise<void> {
  await installCommand('redis-server', 'redis-server');
  await installCommand('java', 'default-jre-headless');
  // No engine: the browser that end-to-end tests look at pages with, and letters of Bangla for it.
  await installCommand('chromium', 'chromium', 'fonts-noto-core');
  await installKafkaJars(cache);
  await makeClassArchive(installedKafkaJars, ports);
}
