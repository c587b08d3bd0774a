import type { EventStore } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import type { InjectionToken, Provider, Type } from '@nestjs/common';
import { EventFollower } from './event-follower.ts';
import type { FollowerEngines, Following } from './following.ts';
import { ReadModelFollower, type ReadModelProjection } from './read-model-follower.ts';

/**
 * Nest providers for followings, and for the followers that run them while the application runs. `engines`: the injection
 * tokens of the event store, the state store and the clock.
 */
export function followersOn(engines: readonly InjectionToken[], ...followings: readonly Type<Following>[]): Provider[] {
  return followings.flatMap((following) => [following, followerOf(engines, following)]);
}

/** The follower alone, for a following that has a provider. */
export function followerOf(engines: readonly InjectionToken[], following: Type<Following>): Provider {
  return runnerOf(engines, following, EventFollower);
}

/** Like {@link followersOn}, for read models. */
export function readModelsOn(
  engines: readonly InjectionToken[],
  ...projections: readonly Type<ReadModelProjection>[]
): Provider[] {
  return projections.flatMap((projection) => [projection, runnerOf(engines, projection, ReadModelFollower)]);
}

function runnerOf<Followed>(
  engines: readonly InjectionToken[],
  followed: Type<Followed>,
  Runner: new (engines: FollowerEngines, followed: Followed) => unknown,
): Provider {
  const run = (eventStore: EventStore, stateStore: StateStore, clock: () => number, provided: Followed) =>
    new Runner({ eventStore, stateStore, clock }, provided);
  return { provide: Symbol(followed.name), useFactory: run, inject: [...engines, followed] };
}
