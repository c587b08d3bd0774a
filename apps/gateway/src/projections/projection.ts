import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import { readModels } from '@dakpion/read-models';
import {
  type ReadModel,
  type ReadModelBuild,
  ReadModelBuilds,
  type StateStore,
  servingBuild,
} from '@dakpion/state-store';

/** One computation of a projection from the events. */
export interface ProjectionBuild {
  readonly number: number;
  /** The version of its stored form. */
  readonly version: number;
  /** `building`: it does not serve yet. `serving`: requests are answered from it. `kept`: a former one, which is kept current. */
  readonly state: 'building' | 'serving' | 'kept';
  readonly began_at: DhakaTime;
  /** The time at which it began to serve. Null while it is built. */
  readonly completed_at: DhakaTime | null;
  /**
   * How much of the events it has handled, in percent. Null before the first report, and after it has begun to serve.
   * @minimum 0
   * @maximum 100
   */
  readonly percent: number | null;
  /**
   * The events that it handled in the last second. Null like `percent`.
   * @minimum 0
   */
  readonly events_per_second: number | null;
}

/** A read model that a follower computes from events, and its builds, oldest first. */
export interface Projection {
  readonly projection: string;
  readonly builds: readonly ProjectionBuild[];
}

/** All projections. Rejects with the errors of the state store. */
export function listProjections(stateStore: StateStore): Promise<readonly Projection[]> {
  return Promise.all(readModels.map((model) => projectionOf(stateStore, model)));
}

/**
 * Begins another build of a projection, unless one is under way. Null if there is no such projection. Rejects with the errors of
 * the state store.
 */
export async function rebuildProjection(stateStore: StateStore, name: string): Promise<Projection | null> {
  const model = readModels.find((each) => each.name === name);
  if (model === undefined) return null;
  await new ReadModelBuilds(stateStore).begin(model);
  return projectionOf(stateStore, model);
}

async function projectionOf(stateStore: StateStore, model: ReadModel): Promise<Projection> {
  const recorded = new ReadModelBuilds(stateStore);
  const builds = (await recorded.read(model)) ?? [];
  const serving = servingBuild(builds, model.version)?.number;
  const used = builds.filter(({ abandoned_at }) => abandoned_at === null);
  const described = used.map(async (build): Promise<ProjectionBuild> => {
    const progress = build.completed_at === null ? await recorded.progress(model, build.number) : null;
    return {
      number: build.number,
      version: build.version,
      state: stateOf(build, serving),
      began_at: dhakaTime(build.began_at),
      completed_at: build.completed_at === null ? null : dhakaTime(build.completed_at),
      percent: progress?.percent ?? null,
      events_per_second: progress?.events_per_second ?? null,
    };
  });
  return { projection: model.name, builds: await Promise.all(described) };
}

function stateOf({ number, completed_at }: ReadModelBuild, serving: number | undefined): ProjectionBuild['state'] {
  if (completed_at === null) return 'building';
  return number === serving ? 'serving' : 'kept';
}
