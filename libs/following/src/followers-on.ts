import type { EventStore } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import type { InjectionToken, Provider, Type } from '@nestjs/common';
import { EventFollower } from './event-follower.ts';
import type { Following } from './following.ts';
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
  const follow = (eventStore: EventStore, stateStore: StateStore, clock: () => number, provided: Following) =>
    new EventFollower({ eventStore, stateStore, clock }, provided);
  return { provide: Symbol(following.name), useFactory: follow, inject: [...engines, following] };
}

/** Like {@link followersOn}, for read models. */
export function readModelsOn(
  engines: readonly InjectionToken[],
  ...projections: readonly Type<ReadModelProjection>[]
): Provider[] {
  const follow = (
    eventStore: EventStore,
    stateStore: StateStore,
    clock: () => number,
    projection: ReadModelProjection,
  ) => new ReadModelFollower({ eventStore, stateStore, clock }, projection);
  return projections.flatMap((projection) => [
    projection,
    { provide: Symbol(projection.name), useFactory: follow, inject: [...engines, projection] },
  ]);
}
