// Loaded into each service by bench/cluster.mjs (`node --import`): counts what the clients of the engines send. On SIGUSR2 it
// writes the counts so far to `CLUSTER_COUNTS/<pid>-<number of the signal>.json`.
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
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
countCalls(Redis.prototype, 'sendCommand', ([command]) => `redis.${command.name}`);

const { EventStoreDBClient } = require('@eventstore/db-client');
for (const method of ['appendToStream', 'readStream', 'readAll', 'subscribeToAll']) {
  countCalls(EventStoreDBClient.prototype, method, () => `eventstore.${method}`);
}

process.on('SIGUSR2', () => {
  signals += 1;
  const file = join(process.env.CLUSTER_COUNTS, `${process.pid}-${signals}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(counts));
  renameSync(`${file}.new`, file);
});
