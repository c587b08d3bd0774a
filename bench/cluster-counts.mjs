// Loaded into each service by bench/cluster.mjs (`node --import`): counts the calls of the clients of the engines. On SIGUSR2 it
// writes the present counts to `CLUSTER_COUNTS/<pid>-<number of the signal>.json`.
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

// Clients inside a bundled program could not be counted here, so the service is started from its modules instead.
const unbundled = `export const resolve = (specifier, context, next) =>
  next(specifier.replace(/dist\\/programs\\/(gateway|order|pricing|dispatch|webhook)\\.js$/, 'apps/$1/dist/main.js'), context);`;
register(`data:text/javascript,${encodeURIComponent(unbundled)}`);

const counts = {};
let signals = 0;

function count(name) {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Counts the calls of a method before they are made. */
function countCalls(prototype, method, nameOf) {
  const original = prototype[method];
  prototype[method] = function counted(...args) {
    count(nameOf(args));
    return original.apply(this, args);
  };
}

const Connection = require('kafkajs/src/network/connection');
countCalls(Connection.prototype, 'send', ([{ request }]) => `kafka.${request.apiName}`);

const { Redis } = require('ioredis');
/** The names of scripts by their hashes. */
const scripts = new Map();
const { defineCommand } = Redis.prototype;
Redis.prototype.defineCommand = function defineNamed(name, definition) {
  scripts.set(createHash('sha1').update(definition.lua).digest('hex'), name);
  return defineCommand.call(this, name, definition);
};
countCalls(Redis.prototype, 'sendCommand', ([{ name, args }]) => `redis.${redisCallOf(name, args)}`);

/** The name of the script or command, with the collection for documents. For a batch, the names of its calls, each once. */
function redisCallOf(name, args) {
  const script = scripts.get(args[0]);
  if (script === undefined) return [name, /document:([^:]*):/.exec(String(args[0]))?.[1]].filter(Boolean).join(' ');
  // Hash, number of keys, keys, arguments.
  const [, keyCount, ...rest] = args;
  const given = rest.slice(Number(keyCount));
  if (script !== 'batch' && script !== 'readingBatch') return scriptCallOf(script, given);
  const calls = new Set();
  for (let at = 0; at < given.length; at += 3 + Number(given[at + 2])) {
    calls.add(scriptCallOf(given[at], given.slice(at + 3)));
  }
  return `batch of ${[...calls].sort().join(' + ')}`;
}

/** The name of the call of a script. For a write of documents, with the collection of its first change. */
function scriptCallOf(script, given) {
  const collection = { writeDocuments: given[1], readDocuments: given[0], listDocuments: given[0] }[script];
  return [script, collection].filter(Boolean).join(' ');
}

const { EventStoreDBClient } = require('@eventstore/db-client');
for (const method of ['appendToStream', 'readStream', 'readAll', 'subscribeToAll']) {
  // With the prefix of the stream, for example `order-`.
  const nameOf = ([stream]) => (typeof stream === 'string' ? `${method} ${/^[a-z-]*-/.exec(stream)?.[0]}` : method);
  countCalls(EventStoreDBClient.prototype, method, (args) => `eventstore.${nameOf(args)}`);
}

process.on('SIGUSR2', () => {
  signals += 1;
  const file = join(process.env.CLUSTER_COUNTS, `${process.pid}-${signals}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(counts));
  renameSync(`${file}.new`, file);
});
