import { LRUCache } from 'lru-cache';
import { StateStoreDamagedError } from '../state-store.ts';
import { headOf, type StoredHead } from './stored-document.ts';

/** The maximum size of all kept documents together, in bytes. Their values take about three times as much memory. */
const maxBytes = 4 * 1024 * 1024;
/** Larger documents are rare, and few of them would replace all others. */
const maxDocumentBytes = 16 * 1024;

/** A document whose value is decoded. */
export interface DecodedDocument extends StoredHead {
  /** The number of characters of the stored value. */
  readonly length: number;
  /** Shared by all readers of the document, so nobody may change it. */
  readonly value: unknown;
}

interface Kept {
  readonly bytes: Buffer;
  readonly document: DecodedDocument;
}

/**
 * The values of the documents that were read last. A document is read from the store each time, and decoded only if its bytes
 * have changed: comparing the bytes takes a hundredth of the time, and no invalidation is necessary.
 */
export class DecodedDocuments {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  /** Like {@link decoded}, cached by key. `bytes` can be memory of the engine, which it reuses for the next document. */
  decode(key: readonly string[], bytes: Buffer): DecodedDocument {
    const { length } = bytes;
    if (length > maxDocumentBytes) return decoded(bytes);
    // Names have no control characters.
    const name = key.join('\n');
    const kept = this.kept.get(name);
    // The length of the engine's memory is a property, which `equals` would not respect.
    if (kept?.bytes.length === length && kept.bytes.compare(bytes, 0, length) === 0) return kept.document;
    const document = decoded(bytes);
    this.kept.set(name, { bytes: Buffer.from(bytes.subarray(0, length)), document });
    return document;
  }
}

/** The document of these bytes. Throws {@link StateStoreDamagedError} if they are not a document, e.g. after damage of the disk. */
export function decoded(bytes: Buffer): DecodedDocument {
  const { version, indexed, valueAt } = headOf(bytes);
  const value = bytes.toString('utf8', valueAt, bytes.length);
  if (!Number.isSafeInteger(version)) throw damaged();
  try {
    return { version, indexed, length: value.length, value: JSON.parse(value) };
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): StateStoreDamagedError {
  return new StateStoreDamagedError(
    'The state store is damaged: a document cannot be read. See "Damaged files" in docs/operations/repair.md.',
    { cause },
  );
}
