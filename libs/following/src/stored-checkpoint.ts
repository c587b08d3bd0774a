import { randomInt } from 'node:crypto';
import { laterOf, type Place } from '@dakpion/event-store';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import type { CheckpointDocument } from './checkpoint-document.ts';

const scope = 'checkpoints';
const collection = 'checkpoints';
/** Versions are integers below 2 ** 53, so at least two million generations fit. */
const maxVersionStep = 2 ** 32;
/**
 * The maximum number of tries of a write. Conflicts are rare: they need two instances with the same checkpoint at the same time.
 */
export const maxTries = 10;

/** The stored checkpoint of a follower. Null if there is none. */
export function readCheckpoint(
  { documents }: StateStore,
  name: string,
): Promise<StoredDocument<CheckpointDocument> | null> {
  return documents.read<CheckpointDocument>({ scope, collection, id: name });
}

/** The stored checkpoints of several followers, each null if there is none. */
export function readCheckpoints(
  { documents }: StateStore,
  names: readonly string[],
): Promise<readonly (StoredDocument<CheckpointDocument> | null)[]> {
  return documents.readMany<CheckpointDocument>(scope, collection, names);
}

/**
 * Writes a checkpoint if the stored version is at least `before` (default: the previous version; 0: none need exist) and lower than
 * the new one. Returns whether it was written.
 */
export async function writeCheckpoint(
  { documents }: StateStore,
  { id, version, value }: StoredDocument<CheckpointDocument>,
  before = version - 1,
): Promise<boolean> {
  const change = { kind: 'put', collection, id, version, requiresVersion: before, value } as const;
  const [applied] = await documents.write(scope, [change]);
  return applied === true;
}

/**
 * The first version of a generation. The distance from the one before is random, so that an instance that has missed the change
 * cannot save: the version that it requires does not exist. Of two instances that begin a generation at the same time, one can lose
 * its generation. It then opens the checkpoint again.
 */
export function versionAfter(before: number): number {
  return before + randomInt(2, maxVersionStep);
}

/**
 * Whether the checkpoint has the present format. False for the format of versions up to 0.1.0, without a history and a generation.
 */
export function isWhole(value: CheckpointDocument): boolean {
  return value.generation !== undefined;
}

/** The place up to which all its events are handled: the saved position, or a later one. */
export function handledTo(value: CheckpointDocument | undefined): Place {
  const searchedTo = value?.searched_to;
  return laterOf(positionOf(value), searchedTo === undefined ? undefined : BigInt(searchedTo));
}

/** The saved position. Undefined if the follower has handled no event. */
export function positionOf(value: CheckpointDocument | undefined): bigint | undefined {
  return value === undefined || value.position === null ? undefined : BigInt(value.position);
}
