import { withoutCredentials } from '@dakpion/settings';
import type { ClusterSettings } from './cluster-settings.ts';
import type { EngineUrls } from './engines/engine-urls.ts';

/** The text that the runner prints when every service is ready. */
export function greeting({ service, instances }: ClusterSettings, engines: EngineUrls): string {
  const each = instances === 1 ? 'one of each service' : `${instances} of each service`;
  const token = service.operatorToken === null ? `${service.dataDir}/secrets.json` : 'as set in OPERATOR_TOKEN';
  return [
    '',
    '  Dakpion · ডাকপিয়ন',
    '',
    `  API             ${service.publicUrl} (${each})`,
    ...(service.operatorPort === null ? [] : [`  Operators       at port ${service.operatorPort}`]),
    `  Operator token  ${token}`,
    `  Kafka           ${engines.kafkaBrokers}`,
    `  EventStoreDB    ${withoutCredentials(engines.eventStoreUrl)}`,
    `  Redis           ${withoutCredentials(engines.redisUrl)}`,
    '',
    '  In another terminal, give the command line its settings, and create a first partner with its keys:',
    '',
    `  ${settingsOfCli(service, engines)}`,
    "  npm run dakpion -- partners create --name 'Demonstration shop' --email demo@example.com",
    '',
    '  Ctrl-C stops the cluster. After a crash, npm run cluster:down stops the remaining processes.',
    '',
    '',
  ].join('\n');
}

/** The settings for all commands: those that call the gateway, and those that read the engines. */
function settingsOfCli({ dataDir, port, operatorPort }: ClusterSettings['service'], engines: EngineUrls): string {
  const addresses = `KAFKA_BROKERS=${engines.kafkaBrokers} EVENTSTORE_URL='${withoutCredentials(engines.eventStoreUrl)}'`;
  const gateway = port === 3000 ? '' : ` PORT=${port}`;
  const operators = operatorPort === null ? '' : ` OPERATOR_PORT=${operatorPort}`;
  return `export PROFILE=cluster DATA_DIR=${dataDir}${gateway}${operators} ${addresses} REDIS_URL=${withoutCredentials(engines.redisUrl)}`;
}
