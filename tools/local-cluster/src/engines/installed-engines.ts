import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ports } from '../ports.ts';
import { hasCommand, installCommand } from './debian-package.ts';
import { EngineError } from './engine.ts';
import { installKafkaJars, kafkaJarsFolder } from './kafka.engine.ts';
import { makeClassArchive } from './kafka-class-archive.ts';

/** The cache of downloads, which is kept between runs. */
const cache = fileURLToPath(new URL('../../../../.engines', import.meta.url));

/** The folder of the Kafka jars that `npm run engines:install` installs. */
export const installedKafkaJars = kafkaJarsFolder(cache);

/** The required engines, and the folder of Kafka's jars. Null: the folder of the install command. */
interface NeededEngines {
  readonly kafka: boolean;
  readonly redis: boolean;
  readonly kafkaJars: string | null;
}

/** Throws an EngineError with everything that is missing and the command that installs it. */
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
 * `npm run engines:install`: installs the Debian packages of Java, Maven, Redis, Chromium and PHP (as root), and Kafka's jars from
 * Maven Central, if they are missing. Throws EngineError.
 */
export async function installLocalEngines(ports: Ports): Promise<void> {
  await installCommand('redis-server', 'redis-server');
  await installCommand('java', 'default-jre-headless');
  // The browser of the end-to-end tests, and a font for Bangla.
  await installCommand('chromium-headless-shell', 'chromium-headless-shell', 'fonts-noto-core');
  // For the examples of the guides.
  await installCommand('php', 'php-cli');
  await installKafkaJars(cache);
  await makeClassArchive(installedKafkaJars, ports);
}
