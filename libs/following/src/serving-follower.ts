import { nameInBuild, ReadModelBuilds, type StateStore, servingBuild } from '@dakpion/state-store';

/**
 * The name of a follower's checkpoint: the follower's name, or for a read model the name of the build that serves. Errors: those of
 * the state store.
 */
export async function servingFollower(stateStore: StateStore, name: string): Promise<string> {
  const builds = await new ReadModelBuilds(stateStore).read({ name });
  const serving = servingBuild(builds ?? [], Number.POSITIVE_INFINITY);
  return serving === null ? name : nameInBuild(name, serving.number);
}
