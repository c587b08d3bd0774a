import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RedisUser, redisUsers } from '@dakpion/service';
import type { StatePlace } from '@dakpion/state-store';
import { stateCommands } from './state.command.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations/engine-users.md'), 'utf8');
const section = page.slice(page.indexOf('### Redis users'), page.indexOf('### EventStoreDB users'));

test('docs/operations/engine-users.md has one row for each of Redis’s users, with all its rights', () => {
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(redisUsers().map(rowOf));
});

test('dakpion state users prints one command of Redis for each user, without a password', async () => {
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    await stateCommands().parseAsync(['users'], { from: 'user' });
  } finally {
    write.mockRestore();
  }
  const lines = printed.join('').trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual(
    redisUsers().map(({ name }) => `ACL SETUSER ${name} on`),
  );
  for (const line of lines) expect(line).not.toMatch(/ [>#<!]|nopass|resetpass/);
});

function rowOf({ name, of, rights }: RedisUser): string {
  if (rights === null) return `| \`${name}\` | ${of} | everything | everything | everything | everything |`;
  const { writes, reads, queues, leases, tokenBuckets, journals } = rights;
  const written = [
    ...writes.map(placeOf),
    ...(tokenBuckets ? ['rate limits'] : []),
    ...(journals ? ['request log'] : []),
  ];
  const read = reads === 'everything' ? [reads] : reads.map(placeOf);
  const cells = [written, read, queues.map(code), leases.map(code)].map((cell) => cell.join(', ') || '–');
  return `| ${[code(name), of, ...cells].join(' | ')} |`;
}

function placeOf({ collection, scope, id }: StatePlace): string {
  const place = code(id === undefined ? collection : `${collection}:${id}`);
  return scope === undefined || scope === collection ? place : `${place} of ${code(scope)}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
