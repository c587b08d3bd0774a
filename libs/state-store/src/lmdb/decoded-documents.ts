import { LRUCache } from 'lru-cache';
import { type StoredHead, storedTextOf } from './stored-document.ts';

/** Bytes of the documents that are kept, all together. Their values take about three times as much. */
const maxBytes = 4 * 1024 * 1024;
/** Larger documents are rare, and few of them would replace all others. */
const maxDocumentBytes = 16 * 1024;

/** A document whose value is decoded. */
export interface DecodedDocument extends StoredHead {
  /** Characters of the value as it is stored. */
  readonly length: number;
  /** Shared by all who read the document: nobody may change it. */
  readonly value: unknown;
}

interface Kept {
  readonly bytes: Buffer;
  readonly document: DecodedDocument;
}

/**
 * The values of the documents that were read last. A document is read from the store each time, and decoded only if its bytes
 * have changed: to compare the bytes takes a hundredth of the time, and nothing has to say that a document has changed.
 */
export class DecodedDocuments {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  /** As {@link decoded}. `bytes`: may be memory that is used again for the next document. */
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

/** The document of these bytes. */
export function decoded(bytes: Buffer): DecodedDocument {
  const { version, indexed, value } = storedTextOf(bytes.toString('utf8', 0, bytes.length));
  return { version, indexed, length: value.length, value: JSON.parse(value) };
}
