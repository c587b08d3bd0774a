import type {
  Amounts,
  DocumentAddress,
  DocumentChange,
  Documents,
  ExpectedDocument,
  ListPage,
  ListQuery,
  StoredDocument,
} from '../documents.ts';
import { maxChangesPerWrite, maxIdsPerRead } from '../limits.ts';
import type { StateStore } from '../state-store.ts';
import {
  type BuildProgress,
  nameInBuild,
  type PinnedBuild,
  type ReadModel,
  type ReadModelBuild,
  servingBuild,
  writtenBuilds,
} from './read-model.ts';
import { ReadModelBuilds } from './read-model-builds.ts';

/** A process uses builds that were recorded at most this long ago, in ms. See {@link announcedMs}. */
const knownForMs = 1_000;
/**
 * The time in ms from the record of a build until all processes write to it: they read the record again after {@link knownForMs} at
 * most, and a write to the state store takes at most 2 s.
 */
export const announcedMs = 3_500;

/** Null: nothing is recorded yet. */
type KnownBuilds = readonly ReadModelBuild[] | null;

/** The state store with only one build of a read model, for the follower that writes that build. */
export function storeOfBuild(stateStore: StateStore, { name }: ReadModel, number: number): StateStore {
  const pinnedBuild: PinnedBuild = { model: name, number };
  // Everything else is inherited from the store, including later changes.
  return Object.create(stateStore, { pinnedBuild: { value: pinnedBuild, enumerable: true } }) as StateStore;
}

/**
 * The documents of a read model, whichever builds there are. Reads go to the build that serves. Writes go to all builds whose form
 * this program knows, so that each build has the writes of commands, before and after it serves. With {@link storeOfBuild}, reads
 * and writes go only to that build.
 *
 * Errors: those of the state store, and {@link ReadModelRebuildingError} if no build can serve.
 */
export class ReadModelDocuments implements Omit<Documents, 'addresses' | 'removeCollections'> {
  private known: { readonly builds: Promise<KnownBuilds>; readonly at: number } | null = null;
  private readonly recorded: ReadModelBuilds;

  constructor(
    private readonly stateStore: StateStore,
    private readonly model: ReadModel,
  ) {
    this.recorded = new ReadModelBuilds(stateStore);
  }

  async read<Value>({ scope, collection, id }: DocumentAddress): Promise<StoredDocument<Value> | null> {
    const inBuild = await this.serving();
    const found = await this.stateStore.documents.read<Value>({ scope, collection: inBuild(collection), id });
    if (found === null) await this.confirmServing();
    return found;
  }

  async readMany<Value>(
    scope: string,
    collection: string,
    ids: readonly string[],
  ): Promise<(StoredDocument<Value> | null)[]> {
    const inBuild = await this.serving();
    const found = await this.stateStore.documents.readMany<Value>(scope, inBuild(collection), ids);
    if (found.includes(null)) await this.confirmServing();
    return found;
  }

  /** Reads the documents with any number of ids. Missing documents are left out. */
  async readAll<Value>(scope: string, collection: string, ids: readonly string[]): Promise<StoredDocument<Value>[]> {
    const found: StoredDocument<Value>[] = [];
    for (let from = 0; from < ids.length; from += maxIdsPerRead) {
      const some = await this.readMany<Value>(scope, collection, ids.slice(from, from + maxIdsPerRead));
      found.push(...some.filter((document) => document !== null));
    }
    return found;
  }

  async list<Value>(query: ListQuery): Promise<ListPage<Value>> {
    const inBuild = await this.serving();
    const page = await this.stateStore.documents.list<Value>({ ...query, collection: inBuild(query.collection) });
    if (page.total === 0) await this.confirmServing();
    return page;
  }

  /** Whether the list contains the document at this score, an integer. */
  async isListed({ scope, collection, id }: DocumentAddress, list: string, score: number): Promise<boolean> {
    const range = { fromScore: score, toScore: score + 1, direction: 'ascending', limit: maxIdsPerRead } as const;
    for (let offset = 0; ; offset += maxIdsPerRead) {
      const { documents, total } = await this.list({ scope, collection, list, ...range, offset });
      if (documents.some((document) => document.id === id)) return true;
      if (offset + maxIdsPerRead >= total) return false;
    }
  }

  async holds(expected: readonly ExpectedDocument[]): Promise<readonly boolean[]> {
    const inBuild = await this.serving();
    const named = expected.map((document) => ({ ...document, collection: inBuild(document.collection) }));
    return this.stateStore.documents.holds(named);
  }

  async readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]> {
    const inBuild = await this.serving();
    const found = await this.stateStore.documents.readTallies(scope, inBuild(collection), tallies);
    if (found.every((amounts) => Object.keys(amounts).length === 0)) await this.confirmServing();
    return found;
  }

  /** Writes changes to all builds. Returns for each change whether it was applied to the build that serves, or to the only one. */
  async write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]> {
    const numbers = await this.written();
    const writes = numbers.map((number) => this.stateStore.documents.write(scope, changes.map(changeIn(number))));
    const [applied = changes.map(() => false)] = await Promise.all(writes);
    return applied;
  }

  /**
   * Writes changes in parts, all at the same time, so that the store can commit them together. A part can fail alone. The caller
   * bounds the number of changes. Returns for each change what {@link write} returns.
   */
  async writeAll(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]> {
    const writes: Promise<readonly boolean[]>[] = [];
    for (let from = 0; from < changes.length; from += maxChangesPerWrite) {
      writes.push(this.write(scope, changes.slice(from, from + maxChangesPerWrite)));
    }
    return (await Promise.all(writes)).flat();
  }

  /** Rejects with {@link ReadModelRebuildingError} if no build can serve. */
  async requireServing(): Promise<void> {
    await this.serving();
  }

  /**
   * Rejects with {@link ReadModelRebuildingError} if the build that serves has an older form than `version`. For queries that need
   * the newer form.
   */
  async requireVersion(version: number): Promise<void> {
    if (this.pinned !== undefined) return;
    const builds = await this.builds();
    const serving = builds === null ? null : servingBuild(builds, this.model.version);
    if ((serving?.version ?? 1) < version) throw await this.rebuilding(builds ?? []);
  }

  private get pinned(): number | undefined {
    const { pinnedBuild } = this.stateStore;
    return pinnedBuild?.model === this.model.name ? pinnedBuild.number : undefined;
  }

  private async serving(): Promise<(collection: string) => string> {
    const number = this.pinned ?? (await this.servingNumber());
    return (collection) => nameInBuild(collection, number);
  }

  /** Nothing was found. Rejects if that is because the state store has lost the documents since the builds were read. */
  private async confirmServing(): Promise<void> {
    if (this.pinned !== undefined) return;
    this.known = null;
    await this.servingNumber();
  }

  private async servingNumber(): Promise<number> {
    const builds = await this.builds();
    if (builds === null) {
      if (this.recorded.wereRecorded(this.model)) throw await this.rebuilding([]);
      // Nothing was recorded yet: there are no documents, or those of version 0.1.0.
      return 1;
    }
    const serving = servingBuild(builds, this.model.version);
    if (serving === null) throw await this.rebuilding(builds);
    return serving.number;
  }

  /** The builds to write to. The build that serves is the first. */
  private async written(): Promise<readonly number[]> {
    if (this.pinned !== undefined) return [this.pinned];
    let builds = await this.builds();
    if (builds === null) {
      builds = await this.recorded.ensure(this.model);
      this.known = { builds: Promise.resolve(builds), at: performance.now() };
    }
    const serving = servingBuild(builds, this.model.version);
    const others = writtenBuilds(builds, this.model.version).filter(({ number }) => number !== serving?.number);
    return [...(serving === null ? [] : [serving]), ...others].map(({ number }) => number);
  }

  private builds(): Promise<KnownBuilds> {
    const now = performance.now();
    if (this.known !== null && now - this.known.at < knownForMs) return this.known.builds;
    const builds = this.recorded.read(this.model);
    const known = { builds, at: now };
    this.known = known;
    const forget = () => {
      if (this.known === known) this.known = null;
    };
    // The answer that nothing is recorded is not kept, because the first write records the first build.
    builds.then((recorded) => recorded ?? forget(), forget);
    return builds;
  }

  private async rebuilding(builds: readonly ReadModelBuild[]): Promise<ReadModelRebuildingError> {
    const progress = await this.recorded.presentProgress(this.model, builds);
    return new ReadModelRebuildingError(this.model.name, progress);
  }
}

function changeIn(number: number): (change: DocumentChange) => DocumentChange {
  return (change) => ({ ...change, collection: nameInBuild(change.collection, number) });
}

/** The request needs a build of the read model that is still under way. */
export class ReadModelRebuildingError extends Error {
  override readonly name = 'ReadModelRebuildingError';
  readonly temporary = true;

  /** `progress`: null if it is not known yet. */
  constructor(
    readonly model: string,
    readonly progress: BuildProgress | null,
  ) {
    super(`${model} is being built again from the events: ${progress === null ? 'begun' : `${progress.percent} %`}.`);
  }
}

/** For `catch`: the value in place of a read model that is being built again. Rethrows every other error. */
export function whileRebuilding<const Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof ReadModelRebuildingError) return value;
    throw error;
  };
}
