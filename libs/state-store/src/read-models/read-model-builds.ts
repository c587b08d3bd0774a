import { waitUntil } from '@dakpion/repetition';
import type { DocumentAddress } from '../documents.ts';
import { type StateStore, StateStoreUnavailableError } from '../state-store.ts';
import {
  type BuildProgress,
  buildsAddress,
  nameInBuild,
  progressAddress,
  type ReadModel,
  type ReadModelBuild,
  servingBuild,
} from './read-model.ts';

/** Changes are rare. All of them are decided again after a conflict. */
const changedWithinMs = 5_000;
/** Reported once a second while the build is under way. */
const progressExpiresInMs = 60_000;

interface StoredBuilds {
  readonly builds: readonly ReadModelBuild[];
}

/** The builds of read models, as recorded in the state store for all processes. Errors: those of the state store. */
export class ReadModelBuilds {
  constructor(private readonly stateStore: Pick<StateStore, 'documents' | 'clock'>) {}

  /** Oldest first. Null if nothing is recorded: see {@link ensure}. */
  async read(model: Pick<ReadModel, 'name'>): Promise<readonly ReadModelBuild[] | null> {
    return (await this.stateStore.documents.read<StoredBuilds>(buildsAddress(model)))?.value.builds ?? null;
  }

  /**
   * The recorded builds. If none is recorded, records the first one. An installation that has a checkpoint of the follower was
   * last used by version 0.1.0, whose documents have version 1. Any other has no documents yet, and they get the present form:
   * in collections that version 0.1.0 does not know, so that it never mixes in its own form after a rollback.
   */
  async ensure(model: ReadModel): Promise<readonly ReadModelBuild[]> {
    const known = await this.read(model);
    if (known !== null) return known;
    const version = (await this.isOfFirstVersion(model)) ? 1 : model.version;
    const now = this.now();
    const first = { number: version, version, began_at: now, completed_at: now, abandoned_at: null };
    return this.change(model, (builds) => (builds.length === 0 ? [first] : builds));
  }

  /** The version of the form that is served. 0: none until a build is complete. Null: nothing was computed yet. */
  async servedVersion(model: ReadModel): Promise<number | null> {
    const builds = await this.read(model);
    if (builds !== null) return servingBuild(builds, model.version)?.version ?? 0;
    return (await this.isOfFirstVersion(model)) ? 1 : null;
  }

  /**
   * Begins another build with the present form, unless one is under way. Those of the same form that do not serve are abandoned, so
   * that repeated requests leave two at most. Returns all builds.
   */
  async begin(model: ReadModel): Promise<readonly ReadModelBuild[]> {
    await this.ensure(model);
    const { version } = model;
    return this.change(model, (builds) => {
      if (builds.some((build) => build.version === version && isUnderWay(build))) return builds;
      const number = Math.max(version, ...builds.map((build) => build.number + 1));
      const serving = servingBuild(builds, version)?.number;
      const now = this.now();
      const former = builds.map((build) =>
        build.version === version && build.number !== serving ? abandonedAt(build, now) : build,
      );
      return [...former, { number, version, began_at: now, completed_at: null, abandoned_at: null }];
    });
  }

  /** Begins the first build with the present form, unless there is one. Returns all builds. */
  async beginMissing(model: ReadModel): Promise<readonly ReadModelBuild[]> {
    const builds = await this.ensure(model);
    const isThere = builds.some(({ version, abandoned_at }) => version === model.version && abandoned_at === null);
    return isThere ? builds : this.begin(model);
  }

  /** From now on, the build is served. */
  async complete(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => ({ ...build, completed_at: build.completed_at ?? this.now() }));
  }

  /** From now on, the build is not served until it is complete again: its documents were lost, and are computed again. */
  async withdraw(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => ({ ...build, began_at: this.now(), completed_at: null }));
  }

  /** From now on, no process uses the build. */
  async abandon(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => abandonedAt(build, this.now()));
  }

  /** Removes the documents and the checkpoint of an abandoned build, then its record. */
  async remove(model: ReadModel, number: number): Promise<void> {
    const { documents } = this.stateStore;
    const { scope, collection, id } = { ...buildsAddress(model), id: nameInBuild(model.name, number) };
    // First: without it, a program of an earlier version computes the documents again.
    await documents.write(scope, [{ kind: 'remove', collection, id }]);
    await documents.removeCollections(model.collections.map((name) => nameInBuild(name, number)));
    await this.change(model, (builds) => builds.filter((build) => build.number !== number));
  }

  /** How far an unfinished build is. Null if it is not known. */
  async progress(model: Pick<ReadModel, 'name'>, number: number): Promise<BuildProgress | null> {
    return (await this.stateStore.documents.read<BuildProgress>(progressAddress(model, number)))?.value ?? null;
  }

  /** How far the build of the present form is that is under way. Null if `builds` has none, or if it is not known. */
  async presentProgress(model: ReadModel, builds: readonly ReadModelBuild[]): Promise<BuildProgress | null> {
    const next = builds.findLast((build) => build.version === model.version && isUnderWay(build));
    return next === undefined ? null : this.progress(model, next.number);
  }

  async reportProgress(model: ReadModel, number: number, progress: BuildProgress): Promise<void> {
    const { scope, collection, id } = progressAddress(model, number);
    const version = this.now();
    const place = { kind: 'put', collection, id, version, expiresInMs: progressExpiresInMs } as const;
    await this.stateStore.documents.write(scope, [{ ...place, value: progress }]);
  }

  /** Version 0.1.0 of the program recorded no builds, only the checkpoint of the follower. */
  private async isOfFirstVersion(model: ReadModel): Promise<boolean> {
    return (await this.stateStore.documents.read({ ...buildsAddress(model), id: model.name })) !== null;
  }

  private async changeOne(model: ReadModel, number: number, change: (build: ReadModelBuild) => ReadModelBuild) {
    await this.change(model, (builds) => builds.map((build) => (build.number === number ? change(build) : build)));
  }

  private async change(
    model: ReadModel,
    decide: (builds: readonly ReadModelBuild[]) => readonly ReadModelBuild[],
  ): Promise<readonly ReadModelBuild[]> {
    const address = buildsAddress(model);
    let changed: readonly ReadModelBuild[] = [];
    const isChanged = await waitUntil(
      async () => {
        const stored = await this.stateStore.documents.read<StoredBuilds>(address);
        const builds = stored?.value.builds ?? [];
        changed = decide(builds);
        // Nothing to record: all first writers of a new installation come here.
        if (changed === builds) return true;
        return this.replace(address, stored?.version ?? 0, changed);
      },
      { withinMs: changedWithinMs, everyMs: 10 },
    );
    if (isChanged) return changed;
    throw new StateStoreUnavailableError(`The builds of ${model.name} keep changing.`);
  }

  private async replace({ scope, collection, id }: DocumentAddress, version: number, builds: StoredBuilds['builds']) {
    const value: StoredBuilds = { builds };
    const place = { kind: 'put', collection, id, version: version + 1, requiresVersion: version } as const;
    const [applied] = await this.stateStore.documents.write(scope, [{ ...place, value }]);
    return applied === true;
  }

  private now(): number {
    return Math.round(this.stateStore.clock.now());
  }
}

function abandonedAt(build: ReadModelBuild, now: number): ReadModelBuild {
  return { ...build, abandoned_at: build.abandoned_at ?? now };
}

function isUnderWay({ completed_at, abandoned_at }: ReadModelBuild): boolean {
  return completed_at === null && abandoned_at === null;
}
