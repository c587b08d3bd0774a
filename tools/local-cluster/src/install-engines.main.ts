import { EngineError } from './engines/engine.ts';
import { installedKafkaJars, installLocalEngines, requireInstalled } from './engines/installed-engines.ts';
import { defaultBasePort, Ports } from './ports.ts';

// `npm run engines:install`. With --check nothing is installed: it prints KAFKA_JARS for the environment of tests, or says
// what is missing. Exit code 1 if something is missing. Imports little, because every test run with engines begins with it.

const kafkaJars = process.env.KAFKA_JARS?.trim() || null;

try {
  if (process.argv.includes('--check')) {
    await requireInstalled({ kafka: true, redis: true, kafkaJars });
    process.stdout.write(`KAFKA_JARS=${kafkaJars ?? installedKafkaJars}\n`);
  } else {
    await installLocalEngines(new Ports(defaultBasePort));
    process.stdout.write('Kafka, Java, Redis, Chromium and PHP are installed.\n');
  }
} catch (error) {
  if (!(error instanceof EngineError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
