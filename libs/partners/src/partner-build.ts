import { randomInt } from 'node:crypto';
import type { DocumentChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { partnerDocuments } from './partner-documents.ts';

/** Says whether the read models hold every partner. It is stored among them, so that it is lost when they are. */
interface BuildMarker {
  readonly is_complete: boolean;
  /** The state store's run when it began: in another one what was written last may be missing, though the marker is not. */
  readonly run: string;
}

/** No partner's id and no SHA-256. */
const markerId = 'build';
const { scope, partners, apiKeys, teams } = partnerDocuments;
/** In each collection, so that one read gets a document and the marker of the same moment. */
const collections = [partners, apiKeys, teams];
// randomInt's own bound; twice that is still a safe integer.
const maxBuild = 2 ** 48 - 1;

/** What one read of a collection found. */
export interface VouchedDocument<Value> {
  readonly value: Value | null;
  /** Every partner is there, so what is missing does not exist. Else the value may be old, too. */
  readonly isComplete: boolean;
}

/**
 * One build of partners' read models from the events. It is complete only if the state store has lost nothing since it
 * began: completing replaces exactly the marker that this build wrote.
 */
export class PartnerBuild {
  private constructor(
    private readonly stateStore: StateStore,
    /** The marker's version while building; random, so that no other build's marker is taken for ours. */
    private readonly version: number,
    private readonly run: string,
  ) {}

  /** From now on the read models count as incomplete. */
  static async begin(stateStore: StateStore): Promise<PartnerBuild> {
    const build = new PartnerBuild(stateStore, 2 * randomInt(1, maxBuild), await stateStore.run());
    const clear = collections.map((collection): DocumentChange => ({ kind: 'remove', collection, id: markerId }));
    await stateStore.documents.write(scope, [...clear, ...build.marked(build.version, false)]);
    return build;
  }

  /** Call when every partner's documents are written. Rejects with {@link PartnersIncompleteError} when they were lost. */
  async complete(): Promise<void> {
    const applied = await this.stateStore.documents.write(scope, this.marked(this.version + 1, true));
    if (applied.includes(false)) throw new PartnersIncompleteError('The partners were lost while they were built.');
  }

  private marked(version: number, is_complete: boolean): DocumentChange[] {
    const value: BuildMarker = { is_complete, run: this.run };
    // Completing requires the marker of the beginning; the beginning comes after a removal and requires nothing.
    const requiresVersion = is_complete ? this.version : 0;
    return collections.map((collection) => ({
      ...{ kind: 'put', collection, id: markerId, version, requiresVersion, value },
    }));
  }
}

/** A document of the partners' scope, and whether all are there, as of one moment. */
export async function readVouched<Value>(
  stateStore: StateStore,
  collection: 'partners' | 'api_keys' | 'teams',
  id: string,
): Promise<VouchedDocument<Value>> {
  const found = await stateStore.documents.readMany<unknown>(scope, collection, [id, markerId]);
  const [document, marker] = found as [StoredDocument<Value> | null, StoredDocument<BuildMarker> | null];
  return { value: document?.value ?? null, isComplete: await isComplete(stateStore, marker) };
}

/**
 * Names the complete build that is stored; null while none is. An earlier version, which knows no teams, leaves their marker as it
 * was: only what one build has marked everywhere is complete.
 */
export async function completeBuild(stateStore: StateStore): Promise<number | null> {
  const read = (collection: string) => stateStore.documents.read<BuildMarker>({ scope, collection, id: markerId });
  const [marker, ...others] = await Promise.all(collections.map(read));
  if (marker === null || marker === undefined) return null;
  if (others.some((other) => other?.version !== marker.version)) return null;
  return (await isComplete(stateStore, marker)) ? marker.version : null;
}

/** Asked after the marker was read, so that it is the run of that read or a later one. */
async function isComplete(stateStore: StateStore, marker: StoredDocument<BuildMarker> | null): Promise<boolean> {
  return marker?.value.is_complete === true && marker.value.run === (await stateStore.run());
}

/** Partners were lost and are read from their events again; the one asked for may be missing still, or cannot be read. */
export class PartnersIncompleteError extends Error {
  override readonly name = 'PartnersIncompleteError';
  readonly temporary = true;

  constructor(message = 'Partners are being rebuilt from their events.', options?: ErrorOptions) {
    super(message, options);
  }
}
