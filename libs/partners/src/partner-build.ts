import { randomInt } from 'node:crypto';
import type { DocumentChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { partnerDocuments } from './partner-documents.ts';

/** Marks whether the read models contain every partner. It is stored among them, so that it is lost together with them. */
interface BuildMarker {
  readonly is_complete: boolean;
  /**
   * The run of the state store at the beginning of the build. In another run, the last writes can be missing although the
   * marker exists.
   */
  readonly run: string;
}

/** The id of the marker, which is neither the id of a partner nor a SHA-256. */
const markerId = 'build';
const { scope, partners, apiKeys, teams } = partnerDocuments;
/** The marker is in each collection, so that one read returns a document and the marker of the same moment. */
const collections = [partners, apiKeys, teams];
// The limit of randomInt. Twice this is still a safe integer.
const maxBuild = 2 ** 48 - 1;

/** The result of one read of a collection. */
interface VouchedDocument<Value> {
  readonly value: Value | null;
  /** True: every partner is stored, so a missing document does not exist. False: the value can be outdated as well. */
  readonly isComplete: boolean;
}

/** Whether the document is a marker and has nothing else. */
export function isBuildMarker({ id, value }: StoredDocument<unknown>): boolean {
  const fields = Object.keys((value ?? {}) as object);
  return id === markerId && fields.toSorted().join() === 'is_complete,run';
}

/**
 * One build of the read models of partners from the events. It is complete only if the state store has lost nothing since it
 * began: completing it replaces exactly the marker that it wrote.
 */
export class PartnerBuild {
  private constructor(
    private readonly stateStore: StateStore,
    /** The version of the marker during the build. Random, so that it differs from the markers of other builds. */
    private readonly version: number,
    private readonly run: string,
  ) {}

  /** Marks the read models as incomplete. */
  static async begin(stateStore: StateStore): Promise<PartnerBuild> {
    const build = new PartnerBuild(stateStore, 2 * randomInt(1, maxBuild), await stateStore.run());
    const clear = collections.map((collection): DocumentChange => ({ kind: 'remove', collection, id: markerId }));
    await stateStore.documents.write(scope, [...clear, ...build.marked(build.version, false)]);
    return build;
  }

  /**
   * Must be called when the documents of every partner are written. Rejects with {@link PartnersIncompleteError} if they were
   * lost.
   */
  async complete(): Promise<void> {
    const applied = await this.stateStore.documents.write(scope, this.marked(this.version + 1, true));
    if (applied.includes(false)) throw new PartnersIncompleteError('The partners were lost while they were built.');
  }

  private marked(version: number, is_complete: boolean): DocumentChange[] {
    const value: BuildMarker = { is_complete, run: this.run };
    // Completing requires the marker that the beginning wrote. The beginning requires nothing, because it removes the marker first.
    const requiresVersion = is_complete ? this.version : 0;
    return collections.map((collection) => ({
      kind: 'put',
      collection,
      id: markerId,
      version,
      requiresVersion,
      value,
    }));
  }
}

/** A document of the scope of partners, and whether all documents are stored, as of one moment. */
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
 * The id of the stored complete build. Null if there is none. Every collection must be marked, because an earlier version without
 * teams leaves their marker unchanged.
 */
export async function completeBuild(stateStore: StateStore): Promise<number | null> {
  const read = (collection: string) => stateStore.documents.read<BuildMarker>({ scope, collection, id: markerId });
  const [marker, ...others] = await Promise.all(collections.map(read));
  if (marker === null || marker === undefined) return null;
  if (others.some((other) => other?.version !== marker.version)) return null;
  return (await isComplete(stateStore, marker)) ? marker.version : null;
}

/** The id of the complete build. Rejects with {@link PartnersIncompleteError} if there is none, or another one than `expected`. */
export async function requireBuild(stateStore: StateStore, expected?: number): Promise<number> {
  const build = await completeBuild(stateStore);
  if (build === null || (expected !== undefined && build !== expected)) throw new PartnersIncompleteError();
  return build;
}

/** Reads the run after the marker, so that it is the run of that read or a later one. */
async function isComplete(stateStore: StateStore, marker: StoredDocument<BuildMarker> | null): Promise<boolean> {
  return marker?.value.is_complete === true && marker.value.run === (await stateStore.run());
}

/** Partners were lost and are being rebuilt from their events. The requested one may still be missing, or cannot be read. */
export class PartnersIncompleteError extends Error {
  override readonly name = 'PartnersIncompleteError';
  readonly temporary = true;

  constructor(message = 'Partners are being rebuilt from their events.', options?: ErrorOptions) {
    super(message, options);
  }
}
