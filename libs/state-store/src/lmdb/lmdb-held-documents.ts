import type { Database, Key } from 'lmdb';
import type { ExpectedDocument } from '../documents.ts';
import { type LmdbLists, scoreKey } from './lmdb-lists.ts';
import { newLine, preparedText } from './stored-document.ts';

/** Longer documents are rare, and get memory of their own. */
const maxBytes = 256 * 1024;
/** A character of a JavaScript string has at most three bytes in UTF-8. */
const maxCharacterBytes = 3;

/** Checks whether documents are stored as expected, without decoding them, because an audit checks every document. */
export class LmdbHeldDocuments {
  /** The expected document as it would be stored. */
  private readonly expected = Buffer.allocUnsafe(maxBytes);

  constructor(
    private readonly stored: Database<string, Key>,
    private readonly lists: LmdbLists,
  ) {}

  /** Like `holds` of Documents, for one snapshot of the store. `now`: epoch milliseconds. */
  hold(expected: readonly ExpectedDocument[], now: number): readonly boolean[] {
    const look = this.lists.look();
    return expected.map((document) => {
      const { scope, collection, id, listing, absentFrom } = document;
      const { key, text } = preparedText(scope, document, now);
      if (!this.isStored(key, text, document.anyVersion === true)) return false;
      if (listing === undefined && absentFrom === undefined) return true;
      const lists = look(scope, collection);
      const score = scoreKey(listing?.score ?? 0);
      return (
        (listing?.lists ?? []).every((list) => lists.contains(list, score, id)) &&
        (absentFrom ?? []).every((list) => lists.lacks(list, score, id))
      );
    });
  }

  /** Compares bytes, because making a string of the stored bytes takes twice as long. */
  private isStored(key: Key, text: string, anyVersion: boolean): boolean {
    // Memory of the engine, used again for the next document.
    const stored = this.stored.getBinaryFast(key);
    if (stored === undefined) return false;
    const isLong = text.length * maxCharacterBytes > maxBytes;
    const expected = isLong ? Buffer.from(text) : this.expected;
    const end = isLong ? expected.length : expected.write(text);
    const begin = anyVersion ? expected.indexOf(newLine) : 0;
    const storedBegin = anyVersion ? stored.indexOf(newLine) : 0;
    if (stored.length - storedBegin !== end - begin) return false;
    return expected.compare(stored, storedBegin, stored.length, begin, end) === 0;
  }
}
