import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singleBrokerSettings } from '@dakpion/local-cluster';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './tools.ts';

const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const manifest = readFileSync(join(root, 'k8s/components/development-engines/kafka.yaml'), 'utf8');
const variables = parseAllDocuments(manifest)
  .map((document) => document.toJS())
  .find(({ kind }) => kind === 'StatefulSet').spec.template.spec.containers[0].env as { name: string; value: string }[];

/** The image reads `a.b` from KAFKA_A_B. */
function variableOf(setting: string): string {
  return `KAFKA_${setting.toUpperCase().replaceAll('.', '_')}`;
}

test.each<[string, Readonly<Record<string, string | number>>]>([
  ['docker-compose.yml', compose.services.kafka.environment],
  ['k8s/components/development-engines', Object.fromEntries(variables.map(({ name, value }) => [name, value]))],
])('Kafka in %s has the same settings as the Kafka of the tests', (_file, environment) => {
  const names = Object.keys(singleBrokerSettings);
  const set = names.map((name) => [name, String(environment[variableOf(name)])]);
  expect(set).toEqual(names.map((name) => [name, String(singleBrokerSettings[name])]));
});
