import type { StatePlace, StateRights } from '../state-rights.ts';
import { defaultKeyPrefix, keyPart, taggedKey } from './redis-keys.ts';

/** The commands of the adapters. All of them name their keys, which the other rules restrict, also in scripts. */
const commands = [
  '@hash',
  '@sortedset',
  '@string',
  'del',
  'pexpire',
  'eval',
  'evalsha',
  'ping',
  'quit',
  'info',
  'time',
  'select',
];

/** An audit searches keys. It finds documents that no event requires. */
const searchingCommands = ['scan'];
/** `dakpion state reset`, and the removal of a build of a read model, search keys and remove them. */
const clearingCommands = [...searchingCommands, 'unlink'];

/**
 * The rules of a user of Redis 7 with these rights and no others, as `ACL SETUSER` and the setting `user` take them. They do not
 * contain the password.
 */
export function redisRules(rights: StateRights): readonly string[] {
  const searching = rights.reads === 'everything' ? searchingCommands : [];
  return rulesOf(keyRules(rights), [...commands, ...(rights.removesBuilds ? clearingCommands : searching)]);
}

/** The rules of a user that may read, write and remove every key of Dakpion, and nothing of others. */
export function redisOwnerRules(): readonly string[] {
  return rulesOf([`~${defaultKeyPrefix}*`], [...commands, ...clearingCommands]);
}

function rulesOf(keys: readonly string[], allowed: readonly string[]): readonly string[] {
  return ['resetkeys', 'resetchannels', ...keys, '-@all', ...allowed.map((command) => `+${command}`)];
}

function keyRules({ writes, reads, queues, leases, tokenBuckets, journals }: StateRights): readonly string[] {
  const written = [
    // The key that a script of documents names. Nothing is stored there.
    ...(writes.length > 0 || reads.length > 0 ? [tagged('*')] : []),
    ...writes.flatMap(keysOf),
    ...queues.map((queue) => `${tagged(queue)}due`),
    ...leases.map((lease) => `${tagged(lease)}lease`),
    ...(tokenBuckets ? [`${tagged('*')}tokens`] : []),
    ...(journals ? [`${tagged('journals')}*`] : []),
  ];
  // Audits, and processes of earlier versions, ask this queue whether Redis answers.
  const read = reads === 'everything' ? [`${defaultKeyPrefix}*`] : [`${tagged('health')}due`, ...reads.flatMap(keysOf)];
  return [...written.map((pattern) => `~${pattern}`), ...read.map((pattern) => `%R~${pattern}`)];
}

function keysOf({ collection, scope = '*', id }: StatePlace): readonly string[] {
  const kinds = id === undefined ? ['document', 'list', 'tally'] : ['document'];
  return kinds.map((kind) => `${tagged(scope)}${kind}:${keyPart(collection)}:${id ?? '*'}`);
}

function tagged(name: string): string {
  return taggedKey(defaultKeyPrefix, name);
}
