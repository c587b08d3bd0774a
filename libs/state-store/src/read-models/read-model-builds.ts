import { changeDocument } from '../change-document.ts';
import type { Documents } from '../documents.ts';
import { FollowerFaults } from '../follower-faults.ts';
import type { StateStore } from '../state-store.ts';
import {
  type BuildProgress,
  buildsAddress,
  nameInBuild,
  progressAddress,
  type ReadModel,
  type ReadModelBuild,
  servingBuild,
} from './read-model.ts';

/** Longer than the interval of reports, which is one second while a build is under way. */
const progressExpiresInMs = 60_000;

interface StoredBuilds {
  readonly builds: readonly ReadModelBuild[];
}

/**
 * The names of the read models of which this process has read builds, by the documents of the state store. If a record is missing
 * later, the state store has lost it, together with the documents of the read model.
 */
const recorded = new WeakMap<Documents, Set<string>>();

/** The builds of read models, as recorded in the state store for all processes. Errors: those of the state store. */
export class ReadModelBuilds {
  constructor(private readonly stateStore: Pick<StateStore, 'documents' | 'clock'>) {}

  /** Oldest first. Null if nothing is recorded: see {@link ensure}. */
  async read(model: Pick<ReadModel, 'name'>): Promise<readonly ReadModelBuild[] | null> {
    const { documents } = this.stateStore;
    const builds = (await documents.read<StoredBuilds>(buildsAddress(model)))?.value.builds ?? null;
    if (builds !== null) recorded.set(documents, (recorded.get(documents) ?? new Set()).add(model.name));
    return builds;
  }

  /** Whether this process has read recorded builds. If none is recorded now, the state store has lost them. */
  wereRecorded({ name }: Pick<ReadModel, 'name'>): boolean {
    return recorded.get(this.stateStore.documents)?.has(name) === true;
  }

  /**
   * The recorded builds. If none is recorded, records the first one. An installation that has a checkpoint of the follower was
   * last used by version 0.1.0, whose documents have version 1. Any other installation has no documents yet. Its documents get the
   * present form, in collections that version 0.1.0 does not know, so that a rollback never mixes its form with this one. A build
   * in place of lost ones is not served before it has all events.
   */
  async ensure(model: ReadModel): Promise<readonly ReadModelBuild[]> {
    const known = await this.read(model);
    if (known !== null) return known;
    const isOfFirstVersion = await this.isOfFirstVersion(model);
    const version = isOfFirstVersion ? 1 : model.version;
    const now = this.now();
    const completed_at = this.wereRecorded(model) && !isOfFirstVersion ? null : now;
    const first = { number: version, version, began_at: now, completed_at, abandoned_at: null };
    return this.change(model, (builds) => (builds.length === 0 ? [first] : builds));
  }

  /** The version of the form that is served. 0: none is served until a build is complete. Null: nothing was computed yet. */
  async servedVersion(model: ReadModel): Promise<number | null> {
    const builds = await this.read(model);
    if (builds !== null) return servingBuild(builds, model.version)?.version ?? 0;
    return (await this.isOfFirstVersion(model)) ? 1 : null;
  }

  /**
   * Begins another build with the present form, unless one is under way. Builds of the same form that do not serve are abandoned,
   * so that repeated requests leave at most two builds. Returns all builds.
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

  /** Records that the build is complete. From now on, it is served. */
  async complete(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => ({ ...build, completed_at: build.completed_at ?? this.now() }));
  }

  /**
   * Records that the documents of the build were lost and are computed again. The build is not served until it is complete again.
   */
  async withdraw(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => ({ ...build, began_at: this.now(), completed_at: null }));
  }

  /** Records that no process uses the build any more. */
  async abandon(model: ReadModel, number: number): Promise<void> {
    await this.changeOne(model, number, (build) => abandonedAt(build, this.now()));
  }

  /** Removes the documents, the checkpoint and the fault of an abandoned build, then its record. */
  async remove(model: ReadModel, number: number): Promise<void> {
    const { documents } = this.stateStore;
    const { scope, collection, id } = { ...buildsAddress(model), id: nameInBuild(model.name, number) };
    // Removed first: a program of an earlier version that finds no checkpoint computes the documents again.
    await documents.write(scope, [{ kind: 'remove', collection, id }]);
    await documents.removeCollections(model.collections.map((name) => nameInBuild(name, number)));
    // Nothing follows for the build any more, so a fault that it had would stay.
    await new FollowerFaults(this.stateStore).clear(id);
    await this.change(model, (builds) => builds.filter((build) => build.number !== number));
  }

  /** The progress of an unfinished build. Null if it is not known. */
  async progress(model: Pick<ReadModel, 'name'>, number: number): Promise<BuildProgress | null> {
    return (await this.stateStore.documents.read<BuildProgress>(progressAddress(model, number)))?.value ?? null;
  }

  /**
   * The progress of the build of the present form that is under way. Null if `builds` has none, or if the progress is not known.
   */
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
    const stored = await changeDocument<StoredBuilds>(this.stateStore.documents, buildsAddress(model), (before) => {
      const builds = before?.builds ?? [];
      const changed = decide(builds);
      // There is nothing to record: of several first writers of a new installation, another one has recorded the build.
      return changed === builds ? before : { builds: changed };
    });
    return stored?.builds ?? [];
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
