import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KafkaUser, kafkaUsers } from '@dakpion/service';
import { aclCommands } from './acl-commands.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations/engine-users.md'), 'utf8');

test('docs/operations/engine-users.md has one row for each of Kafka’s users, with all its rights', () => {
  const section = page.slice(page.indexOf('### Kafka users'), page.indexOf('### Redis users'));
  const rows = section.split('\n').filter((line) => /^\| `(dakpion|dispatch)-[a-z]+` \|/.test(line));
  expect(rows).toEqual(kafkaUsers().map(rowOf));
});

test('docs/operations/engine-users.md has the commands that dakpion topics acls prints', () => {
  const documented = page.match(/(?<=^```sh\n)allow\(\)[\s\S]*?(?=\n```$)/m);
  expect(documented?.[0]).toBe(aclCommands(kafkaUsers()).join('\n'));
});

type Right = KafkaUser['rights'][number];

function rowOf({ name, of, rights }: KafkaUser): string {
  const only = (operation: string, resource: Right['resource']) => (right: Right) =>
    right.resource === resource && right.operations.every((one) => one === operation);
  const columns = [only('Read', 'topic'), only('Write', 'topic'), only('Read', 'group')];
  const other = rights
    .filter((right) => !columns.some((isIn) => isIn(right)))
    .map(({ operations, resource, names }) => `${operations.join(', ')}: ${names.length} ${resource}s`);
  const cells = columns.map((isIn) => rights.filter(isIn).flatMap(namesOf).join(', '));
  return `| ${[`\`${name}\``, of, ...cells, other.join('; ')].map((cell) => cell || '–').join(' | ')} |`;
}

function namesOf({ names, pattern }: Right): string[] {
  return names.map((name) => `\`${name}${pattern === 'prefixed' ? '*' : ''}\``);
}
