import { type Cleared, type ClearOptions, checkpointsCollection } from '../clear-options.ts';
import { RedisConnection } from './redis-connection.ts';
import { writeDocuments } from './redis-documents.scripts.ts';
import { defaultKeyPrefix, keyPart } from './redis-keys.ts';
import type { RedisStateStoreOptions } from './redis-location.ts';

const keysAtOnce = 1_000;

/** The kind of a key. Null for kinds that are never cleared. */
type KeyContent =
  | { readonly kind: 'document' | 'list'; readonly collection: string }
  | { readonly kind: 'queue'; readonly queue: string };

/**
 * Removes documents with their lists, and due queues. Services can run meanwhile: checkpoints are removed last, so followers write
 * again everything that they have written in the meantime. Throws StateStoreUnavailableError: then run it again.
 */
export async function clearRedisStateStore(
  { url, keyPrefix = defaultKeyPrefix }: RedisStateStoreOptions,
  { keepCollections, keepQueues, dryRun }: ClearOptions,
): Promise<Cleared> {
  const connection = new RedisConnection(url, [writeDocuments]);
  await connection.open();
  const kept = { collections: new Set(keepCollections.map(keyPart)), queues: new Set(keepQueues.map(keyPart)) };
  const remove = (checkpoints: boolean) =>
    removeKeys(
      connection,
      keyPrefix,
      (content) =>
        content.kind === 'queue'
          ? !checkpoints && !kept.queues.has(content.queue)
          : checkpoints === (content.collection === checkpointsCollection) && !kept.collections.has(content.collection),
      dryRun,
    );
  try {
    const first = await remove(false);
    const last = await remove(true);
    return { documents: first.documents + last.documents, queues: first.queues };
  } finally {
    await connection.close();
  }
}

/** Removes all documents of some collections, with their lists and tallies. Returns the number of documents. */
export async function removeRedisCollections(
  connection: RedisConnection,
  keyPrefix: string,
  names: readonly string[],
): Promise<number> {
  const collections = new Set(names.map(keyPart));
  const isRemoved = (content: KeyContent) => content.kind !== 'queue' && collections.has(content.collection);
  return (await removeKeys(connection, keyPrefix, isRemoved, false)).documents;
}

/** All keys with this beginning, in parts of about 1,000, which can be empty. A key can come twice. */
export async function* keysFrom(connection: RedisConnection, beginning: string): AsyncGenerator<readonly string[]> {
  const pattern = `${beginning.replace(/[*?[\]\\]/g, '\\$&')}*`;
  let cursor = '0';
  do {
    const [next, keys] = await connection.send((client) => client.scan(cursor, 'MATCH', pattern, 'COUNT', keysAtOnce));
    cursor = next;
    yield keys;
  } while (cursor !== '0');
}

async function removeKeys(
  connection: RedisConnection,
  keyPrefix: string,
  isRemoved: (content: KeyContent) => boolean,
  dryRun: boolean,
): Promise<Cleared> {
  const count = { document: 0, list: 0, queue: 0 };
  for await (const keys of keysFrom(connection, `${keyPrefix}{`)) {
    const removed: string[] = [];
    for (const key of keys) {
      const content = contentOf(key.slice(keyPrefix.length));
      if (content === null || !isRemoved(content)) continue;
      count[content.kind] += 1;
      removed.push(key);
    }
    // One by one, because cluster mode cannot remove keys of several slots at once.
    if (!dryRun) await Promise.all(removed.map((key) => removeKey(connection, keyPrefix, key)));
  }
  return { documents: count.document, queues: count.queue };
}

/**
 * Removes a key. With a document, its shares of tallies are subtracted. A tally disappears with its last share, also while others
 * write.
 */
async function removeKey(connection: RedisConnection, keyPrefix: string, key: string): Promise<void> {
  const content = contentOf(key.slice(keyPrefix.length));
  const hasShares = content?.kind === 'document' && (await connection.send((client) => client.hexists(key, 'shares')));
  if (!hasShares) {
    await connection.send((client) => client.unlink(key));
    return;
  }
  const beginning = `document:${content.collection}:`;
  const scopeEnd = key.indexOf(`}:${beginning}`) + 2;
  const id = key.slice(scopeEnd + beginning.length);
  await connection.run(writeDocuments, key.slice(0, scopeEnd), ['remove', content.collection, id, '']);
}

/**
 * The patterns of keys without their prefix: `{scope}:document:<collection>:<id>`, `{scope}:list:<collection>:<list>`,
 * `{queue}:due`.
 */
function contentOf(key: string): KeyContent | null {
  const [, tag = '', rest = ''] = /^\{([^}]*)\}:(.*)$/s.exec(key) ?? [];
  if (rest === 'due') return { kind: 'queue', queue: tag };
  const [kind, collection] = rest.split(':', 2);
  return (kind === 'document' || kind === 'list') && collection !== undefined ? { kind, collection } : null;
}
