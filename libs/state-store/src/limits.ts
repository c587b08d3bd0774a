import type { Amounts, DocumentChange, ListQuery, PutChange } from './documents.ts';

/**
 * The maximum size of all names of a key together, in UTF-8 bytes: scope, collection, list and id; queue and id. Keys of LMDB
 * have at most 1,978 bytes.
 */
const maxKeyBytes = 1_900;
export const maxChangesPerWrite = 100;
export const maxIdsPerRead = 1_000;
const maxListLimit = 1_000;
export const maxClaimLimit = 1_000;
export const maxTalliesPerRead = 1_000;
const maxSharesPerDocument = 1_000;
const maxAmountsPerShare = 100;

/**
 * Throws a RangeError for names that an engine could not distinguish or store: empty names, names with control characters
 * (engines use them as separators) or lone surrogates (invalid in UTF-8), and names with more than {@link maxKeyBytes}
 * together.
 */
export function checkNames(names: Readonly<Record<string, string>>): void {
  let bytes = 0;
  for (const what in names) bytes += checkName(what, names[what] ?? '');
  checkKeyBytes(bytes, () => Object.keys(names));
}

/** Checks a single name, as {@link checkNames} does. Returns its UTF-8 bytes. */
function checkName(what: string, name: string): number {
  if (name === '') throw new RangeError(`${what} is empty`);
  // Nearly all names have only these characters, which makes the check cheap.
  if (/^[\x20-\x7e]+$/.test(name)) return name.length;
  if (hasControlCharacter(name)) throw new RangeError(`${what} has a control character: ${JSON.stringify(name)}`);
  if (/\p{Surrogate}/u.test(name)) throw new RangeError(`${what} is no valid Unicode: ${JSON.stringify(name)}`);
  return Buffer.byteLength(name);
}

function checkKeyBytes(bytes: number, parts: () => readonly string[]): void {
  if (bytes <= maxKeyBytes) return;
  throw new RangeError(`${parts().join(', ')} have ${bytes} bytes together, at most ${maxKeyBytes}`);
}

/** Throws a RangeError for changes that could not be applied, before any of them is applied. */
export function checkChanges(scope: string, changes: readonly DocumentChange[]): void {
  checkCount('changes', changes.length, maxChangesPerWrite);
  const scopeBytes = checkName('scope', scope);
  for (const change of changes) {
    if (change.kind === 'correct') {
      checkTally(scope, change.collection, change.tally);
      checkAmounts(change.from);
      checkAmounts(change.to);
      continue;
    }
    const { collection, id } = change;
    const bytes = scopeBytes + checkName('collection', collection) + checkName('id', id);
    checkKeyBytes(bytes, () => ['scope', 'collection', 'id']);
    if (change.kind === 'remove') continue;
    if (!Number.isSafeInteger(change.version) || change.version < 1) {
      throw new RangeError(`version of ${id} is no positive safe integer: ${change.version}`);
    }
    if (change.requiresVersion !== undefined) {
      checkCount(`required version of ${id}`, change.requiresVersion, Number.MAX_SAFE_INTEGER);
    }
    if (change.listing !== undefined && change.expiresInMs !== undefined) {
      throw new RangeError(`${id} has a listing and an expiry: only documents without a listing expire`);
    }
    if (change.shares !== undefined) checkShares(scope, change);
    if (change.expiresInMs !== undefined) checkNumber('expiresInMs', change.expiresInMs);
    if (change.listing !== undefined) checkNumber('score', change.listing.score);
    for (const list of change.listing?.lists ?? []) {
      checkKeyBytes(bytes + checkName('list', list), () => ['scope', 'collection', 'list', 'id']);
    }
  }
}

/** Throws a RangeError for the name of a tally that an engine could not store. */
export function checkTally(scope: string, collection: string, tally: string): void {
  checkNames({ scope, collection, tally });
}

function checkShares(scope: string, { collection, id, shares = [], expiresInMs }: PutChange): void {
  if (expiresInMs !== undefined) {
    throw new RangeError(`${id} has shares and an expiry: only documents without shares expire`);
  }
  checkCount(`shares of ${id}`, shares.length, maxSharesPerDocument);
  if (new Set(shares.map(({ tally }) => tally)).size < shares.length) {
    throw new RangeError(`${id} has two shares of one tally`);
  }
  for (const { tally, amounts } of shares) {
    checkTally(scope, collection, tally);
    checkAmounts(amounts);
  }
}

function checkAmounts(amounts: Amounts): void {
  const entries = Object.entries(amounts);
  checkCount('amounts', entries.length, maxAmountsPerShare);
  for (const [what, amount] of entries) {
    checkNames({ amount: what });
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${what} is no safe integer: ${amount}`);
  }
}

/** Throws a RangeError for an impossible query. */
export function checkListQuery(query: ListQuery): void {
  const { scope, collection, list, offset, limit, fromScore, toScore, after } = query;
  checkNames({ scope, collection, list });
  if (after !== undefined) {
    checkNames({ id: after.id });
    checkNumber('after', after.score);
  }
  checkCount('limit', limit, maxListLimit);
  checkCount('offset', offset, Number.MAX_SAFE_INTEGER);
  if (fromScore !== undefined) checkNumber('fromScore', fromScore);
  if (toScore !== undefined) checkNumber('toScore', toScore);
}

/** Throws a RangeError if `count` is not an integer from 0 to `max`. */
export function checkCount(what: string, count: number, max: number): void {
  if (!Number.isSafeInteger(count) || count < 0 || count > max) {
    throw new RangeError(`${what}: ${count} is no whole number from 0 to ${max}`);
  }
}

/** Throws a RangeError if `value` is not finite. */
export function checkNumber(what: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${what} is no finite number: ${value}`);
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 0x20) return true;
  }
  return false;
}
