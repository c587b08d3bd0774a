import type { DocumentAddress } from '../documents.ts';

/**
 * A read model: documents that one follower computes from events. Its stored form has a version. Raise the version whenever the
 * documents, their lists or their shares change in a way that the present code cannot serve from older documents: each
 * installation then builds the new form beside the old one, from the events, while the old one serves.
 */
export interface ReadModel {
  /** The name of its follower, which never changes. */
  readonly name: string;
  /** From 1, the form of version 0.1.0 of the program. */
  readonly version: number;
  /** The collections of its documents. A build other than the first one has collections of its own. */
  readonly collections: readonly string[];
}

/** One computation of a read model, with its own documents, follower and checkpoint. */
export interface ReadModelBuild {
  /** From 1, never used again. */
  readonly number: number;
  /** The version of its stored form. */
  readonly version: number;
  /** Epoch milliseconds of the store's clock. */
  readonly began_at: number;
  /** The time at which it had all events. Null: not yet. Epoch milliseconds of the store's clock. */
  readonly completed_at: number | null;
  /** The time since which its documents may be removed. Null: it is in use. Epoch milliseconds of the store's clock. */
  readonly abandoned_at: number | null;
}

/** A build of a read model that all reads and writes of a store go to. */
export interface PinnedBuild {
  readonly model: string;
  readonly number: number;
}

/** The progress of a build. */
export interface BuildProgress {
  /** The percentage of the events that are handled, 0 to 100, with one decimal. */
  readonly percent: number;
  /** The number of events per second in the last seconds. */
  readonly events_per_second: number;
}

/** The name of the follower, or of a collection, of a build. The first build has the names of version 0.1.0. */
export function nameInBuild(name: string, build: number): string {
  return build === 1 ? name : `${name}~${build}`;
}

/** The address of the record of a read model's builds. It is among the checkpoints, because these are cleared last. */
export function buildsAddress(model: Pick<ReadModel, 'name'>): DocumentAddress {
  return { scope: 'checkpoints', collection: 'checkpoints', id: `builds.${model.name}` };
}

/** The address of the progress of an unfinished build. */
export function progressAddress(model: Pick<ReadModel, 'name'>, build: number): DocumentAddress {
  return { scope: 'checkpoints', collection: 'build-progress', id: nameInBuild(model.name, build) };
}

/**
 * The build that a program serves: the newest build of the newest form among the complete builds whose form it knows. Null if there
 * is none.
 */
export function servingBuild(builds: readonly ReadModelBuild[], version: number): ReadModelBuild | null {
  const usable = builds.filter((build) => build.completed_at !== null && isKept(build) && build.version <= version);
  return usable.toSorted((one, other) => one.version - other.version || one.number - other.number).at(-1) ?? null;
}

/** The builds that a program keeps current: those whose form it knows. A newer program takes care of newer forms. */
export function writtenBuilds(builds: readonly ReadModelBuild[], version: number): readonly ReadModelBuild[] {
  return builds.filter((build) => isKept(build) && build.version <= version);
}

function isKept({ abandoned_at }: ReadModelBuild): boolean {
  return abandoned_at === null;
}
