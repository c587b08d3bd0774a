import type { Amounts, DocumentChange, ExpectedDocument, Listing, PutChange, Share } from '../documents.ts';
import { scoreKey } from './lmdb-lists.ts';

/** The indexed fields of a document. */
export interface Indexed {
  readonly listing?: Listing | undefined;
  readonly expiresAt?: number | undefined;
  readonly shares?: readonly Share[] | undefined;
}

/** The parts of a stored document that a writer needs. */
export type StoredHead = Pick<StoredText, 'version' | 'indexed'>;

/**
 * A stored document, as three lines of text: its version, its indexed fields and its value, the last two as JSON without line
 * breaks. Therefore a comparison of text shows whether the indexed fields of a new version differ.
 */
interface StoredText {
  readonly version: number;
  readonly indexed: string;
  readonly value: string;
}

/** A put whose JSON was made before the transaction, so that nothing in the transaction can throw. */
export type PreparedChange =
  | {
      readonly kind: 'put';
      readonly key: string[];
      readonly document: StoredText;
      readonly indexed: Indexed;
      readonly requiresVersion: number;
    }
  | { readonly kind: 'remove'; readonly key: string[]; readonly version: number | undefined }
  | { readonly kind: 'correct'; readonly key: string[]; readonly from: Amounts; readonly to: Amounts };

/** The prefix of the indexed fields of a document that expires. */
export const expiring = '{"expiresAt":';

/** Prepares a change for the transaction. `now`: epoch milliseconds. */
export function prepare(scope: string, change: DocumentChange, now: number): PreparedChange {
  if (change.kind === 'correct') {
    const { collection, tally, from, to } = change;
    return { kind: 'correct', key: [scope, collection, tally], from, to };
  }
  if (change.kind === 'remove') {
    return { kind: 'remove', key: [scope, change.collection, change.id], version: change.version };
  }
  return preparePut(scope, change, now);
}

/** The key of a document, and its text if it is stored exactly so. */
export function preparedText(scope: string, document: ExpectedDocument, now: number): { key: string[]; text: string } {
  const { key, document: stored } = preparePut(scope, { kind: 'put', ...document }, now);
  return { key, text: textOf(stored) };
}

/** The byte between the lines. */
export const newLine = 0x0a;

/** Decodes a document without its value, which is most of the document and begins at `valueAt`. */
export function headOf(bytes: Buffer): StoredHead & { readonly valueAt: number } {
  const versionEnd = bytes.indexOf(newLine);
  const indexedEnd = bytes.indexOf(newLine, versionEnd + 1);
  return {
    version: Number(bytes.toString('latin1', 0, versionEnd)),
    indexed: bytes.toString('utf8', versionEnd + 1, indexedEnd),
    valueAt: indexedEnd + 1,
  };
}

export function textOf({ version, indexed, value }: StoredText): string {
  return `${version}\n${indexed}\n${value}`;
}

function preparePut(scope: string, change: PutChange, now: number): Extract<PreparedChange, { kind: 'put' }> {
  const key = [scope, change.collection, change.id];
  const { version, requiresVersion = 0, listing, shares = [], expiresInMs } = change;
  const indexed: Indexed = {
    expiresAt: expiresInMs === undefined ? undefined : expiryOf(now, expiresInMs),
    listing: listing && { lists: [...new Set(listing.lists)], score: scoreKey(listing.score) },
    shares: shares.length === 0 ? undefined : shares,
  };
  // JSON has no undefined, so absent fields leave no trace in the text.
  const value = JSON.stringify(change.value ?? null);
  const document = { version, indexed: JSON.stringify(indexed), value };
  return { kind: 'put', key, document, indexed, requiresVersion };
}

/**
 * Rounds up by at most a sixteenth of the duration: a document that is written repeatedly keeps the same expiry for a while, and
 * need not be sorted again.
 */
function expiryOf(now: number, expiresInMs: number): number {
  const grainMs = 2 ** Math.floor(Math.log2(Math.max(16, expiresInMs) / 16));
  return Math.ceil((now + expiresInMs) / grainMs) * grainMs;
}
