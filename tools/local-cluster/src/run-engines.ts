import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClusterSettings } from './cluster-settings.ts';
import { type Engine, EngineError } from './engines/engine.ts';
import { startEngine } from './engines/engine-process.ts';
import { installedKafkaJars, requireInstalled } from './engines/installed-engines.ts';
import { localKafka, localRedis } from './engines/local-engines.ts';
import { Ports } from './ports.ts';

/**
 * `npm run engines`: an empty Kafka and an empty Redis for a test run, until Ctrl-C. Prints the variables for the environment
 * of the tests when they serve. With `untilInputEnds`, they end with the process that holds the standard input, however that
 * process ends.
 */
export async function runEngines({ untilInputEnds }: { untilInputEnds: boolean }): Promise<void> {
  const { basePort, kafkaJars } = readClusterSettings(process.env);
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-engines-'));
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  if (untilInputEnds) process.stdin.resume().once('end', () => ending.abort());
  const engines: Engine[] = [];
  try {
    const ports = new Ports(basePort);
    await requireInstalled({ kafka: true, redis: true, kafkaJars });
    const redis = await startEngine(localRedis(directory, await ports.take()), ending.signal);
    engines.push(redis);
    const kafkaPorts = { port: await ports.take(), controllerPort: await ports.take() };
    const kafka = await startEngine(await localKafka(kafkaJars, directory, kafkaPorts), ending.signal);
    engines.push(kafka);
    process.stdout.write(`KAFKA_BROKERS=${kafka.address}\nREDIS_URL=${redis.address}\n`);
    process.stdout.write(`KAFKA_JARS=${kafkaJars ?? installedKafkaJars}\nready\n`);
    if (!ending.signal.aborted) await once(ending.signal, 'abort');
  } catch (error) {
    if (!ending.signal.aborted) {
      process.stderr.write(`${error instanceof EngineError ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
  for (const engine of engines) await engine.stop();
  rmSync(directory, { recursive: true, force: true });
  process.exit();
}
