import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClusterSettings } from './cluster-settings.ts';
import { type Engine, EngineError } from './engines/engine.ts';
import { startEngine } from './engines/engine-process.ts';
import { kafkaJarsOf, localKafka, localRedis } from './engines/local-engines.ts';
import { Ports } from './ports.ts';

/**
 * `npm run engines`: an empty Kafka and an empty Redis for a test run, until Ctrl-C. Prints lines for the environment of
 * the tests when they serve. With `untilInputEnds` they end with whoever holds our standard input, however that ends.
 */
export async function runEngines({ untilInputEnds }: { untilInputEnds: boolean }): Promise<void> {
  const read = readClusterSettings(process.env);
  const basePort = read.outcome === 'ok' ? read.settings.basePort : 19_090;
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-engines-'));
  const engines: Engine[] = [];
  const stop = async (exitCode: number): Promise<void> => {
    for (const engine of engines.splice(0)) await engine.stop();
    rmSync(directory, { recursive: true, force: true });
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0));
  if (untilInputEnds) process.stdin.resume().once('end', () => void stop(0));
  try {
    const ports = new Ports(basePort);
    const jars = await kafkaJarsOf(process.env.KAFKA_JARS ?? null);
    engines.push(await startEngine(await localKafka(jars, directory, await ports.take(2))));
    engines.push(await startEngine(await localRedis(directory, await ports.take())));
    const [kafka, redis] = engines;
    process.stdout.write(`KAFKA_BROKERS=${kafka?.address}\nREDIS_URL=${redis?.address}\nKAFKA_JARS=${jars}\nready\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof EngineError ? error.message : String(error)}\n`);
    await stop(1);
  }
}
