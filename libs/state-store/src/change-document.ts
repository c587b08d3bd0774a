import { waitUntil } from '@dakpion/repetition';
import type { DocumentAddress, Documents } from './documents.ts';
import { StateStoreUnavailableError } from './state-store.ts';

/** The maximum time for a change. The documents change rarely, and each change is decided again after a conflict. */
const changedWithinMs = 5_000;

/**
 * Replaces a document with the value that `decide` makes of the present one (null: none), and decides again after a conflict. The
 * same value changes nothing. Returns the value after it. Errors: those of the state store.
 */
export async function changeDocument<Value>(
  documents: Pick<Documents, 'read' | 'write'>,
  address: DocumentAddress,
  decide: (value: Value | null) => Value | null,
): Promise<Value | null> {
  const { scope, collection, id } = address;
  let value: Value | null = null;
  const change = async () => {
    const stored = await documents.read<Value>(address);
    const before = stored?.value ?? null;
    value = decide(before);
    if (value === before) return true;
    const requiresVersion = stored?.version ?? 0;
    const place = { kind: 'put', collection, id, version: requiresVersion + 1, requiresVersion } as const;
    const [applied] = await documents.write(scope, [{ ...place, value }]);
    return applied === true;
  };
  if (await waitUntil(change, { withinMs: changedWithinMs, everyMs: 10 })) return value;
  throw new StateStoreUnavailableError(`Other processes keep changing ${id} of ${collection}.`);
}
