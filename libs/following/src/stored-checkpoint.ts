import type { StateStore, StoredDocument } from '@dakpion/state-store';
import type { CheckpointDocument } from './checkpoint-document.ts';

const scope = 'checkpoints';
const collection = 'checkpoints';
/** How often a write is tried. Conflicts are rare: they need two instances with the same checkpoint at the same time. */
export const maxTries = 10;

/** The stored checkpoint of a follower. Null if there is none. */
export function readCheckpoint(
  { documents }: StateStore,
  name: string,
): Promise<StoredDocument<CheckpointDocument> | null> {
  return documents.read<CheckpointDocument>({ scope, collection, id: name });
}

/**
 * Returns whether it was written: the stored document must have the previous version, or must not exist before the first
 * version.
 */
export async function writeCheckpoint(
  { documents }: StateStore,
  { id, version, value }: StoredDocument<CheckpointDocument>,
): Promise<boolean> {
  const change = { kind: 'put', collection, id, version, requiresVersion: version - 1, value } as const;
  const [applied] = await documents.write(scope, [change]);
  return applied === true;
}

/** False for the format of versions up to 0.1.0, which has no history and no generation. */
export function isWhole(value: CheckpointDocument): boolean {
  return value.generation !== undefined;
}

/** The saved position. Undefined if the follower has handled no event. */
export function positionOf(value: CheckpointDocument | undefined): bigint | undefined {
  return value === undefined || value.position === null ? undefined : BigInt(value.position);
}
