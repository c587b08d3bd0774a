import type { StateStore } from '../state-store.ts';
import { RedisClock, readTime } from './redis-clock.ts';
import { RedisConnection } from './redis-connection.ts';
import { listDocuments, readDocuments, readTallies, writeDocuments } from './redis-documents.scripts.ts';
import { RedisDocuments } from './redis-documents.ts';
import {
  claimDue,
  claimOrNudge,
  RedisDueQueues,
  scheduleDue,
  scheduleOrNudge,
  settleClaim,
} from './redis-due-queues.ts';
import { examineRedis, readMemory } from './redis-examination.ts';
import { RedisHistory, readInfo } from './redis-history.ts';
import { holdDocuments } from './redis-hold-documents.script.ts';
import { appendToJournal, RedisJournals, readJournal, trimJournal } from './redis-journals.ts';
import { defaultKeyPrefix } from './redis-keys.ts';
import { holdLease, RedisLeases, releaseLease } from './redis-leases.ts';
import type { RedisStateStoreOptions } from './redis-location.ts';
import { RedisTokenBuckets, takeToken } from './redis-token-buckets.ts';

/** A proxy can switch a connection to another server, although most proxies close it then. */
const runKnownForMs = 1_000;

const scripts = [
  writeDocuments,
  readDocuments,
  holdDocuments,
  listDocuments,
  readTallies,
  scheduleDue,
  scheduleOrNudge,
  claimDue,
  claimOrNudge,
  settleClaim,
  holdLease,
  releaseLease,
  takeToken,
  appendToJournal,
  readJournal,
  trimJournal,
  readInfo,
  readMemory,
  readTime,
];

/**
 * Opens the state store of the cluster profile, on one primary, whose replicas can take over. Lost writes must be the latest
 * ones, because its history then changes. Redis must not evict (`maxmemory-policy noeviction`): an eviction would not be
 * noticed. `examine` reports a Redis that may.
 *
 * Rejects with StateStoreUnavailableError if Redis does not answer within 2 s, and with RangeError for a bad prefix. Later it
 * reconnects by itself. Until then, each call rejects within 3 s.
 */
export async function openRedisStateStore(options: RedisStateStoreOptions): Promise<StateStore> {
  const { url, keyPrefix = defaultKeyPrefix } = options;
  if (/[{}]/.test(keyPrefix)) throw new RangeError(`keyPrefix has a brace, which would be the hash tag: ${keyPrefix}`);
  const connection = new RedisConnection(url, scripts);
  const history = new RedisHistory(connection);
  await connection.open();
  const clock = await clockOf(connection);
  return {
    clock,
    documents: new RedisDocuments(connection, keyPrefix),
    dueQueues: new RedisDueQueues(connection, keyPrefix),
    leases: new RedisLeases(connection, keyPrefix),
    tokenBuckets: new RedisTokenBuckets(connection, keyPrefix),
    journals: new RedisJournals(connection, keyPrefix),
    isShared: true,
    history: ({ maxAgeMs = 0 } = {}) => history.current(maxAgeMs),
    historyBeganBy: async () => clock.now() - (await history.ageMs()),
    run: () => history.current(runKnownForMs),
    examine: () => examineRedis(connection),
    close: () => {
      clock.stop();
      return connection.close();
    },
  };
}

async function clockOf(connection: RedisConnection): Promise<RedisClock> {
  try {
    return await RedisClock.of(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}
