import { randomUUID } from 'node:crypto';
import { asRecorded } from '@dakpion/event-store';
import { PeriodicTask, rest } from '@dakpion/repetition';
import {
  announcedMs,
  nameInBuild,
  type ReadModel,
  type ReadModelBuild,
  ReadModelBuilds,
  type StateStore,
  servingBuild,
  storeOfBuild,
  writtenBuilds,
} from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Checkpoints } from './checkpoints.ts';
import { EventFollower } from './event-follower.ts';
import type { FollowerEngines, Following } from './following.ts';
import { isLeftBehind } from './left-behind.ts';

const lookEveryMs = 500;
/** The interval while no build is under way. Another process can begin or abandon one. */
const restingLookEveryMs = 2_000;
const stopWithinMs = 5_000;
/** The maximum lag of a new build when it begins to serve. */
const maxLagSeconds = 1;
/**
 * In a cluster, processes of the former version do not write to the new build. The roll-out has replaced them after this time,
 * in ms, after which the new build can serve.
 */
const rollOutMs = 60_000;
/** The former build is kept current for this time after another one has begun to serve, for a rollback. Milliseconds. */
const keptForMs = 24 * 60 * 60 * 1_000;
/** After this time, no process uses an abandoned build any more. Milliseconds. */
const abandonedMs = 10_000;
const removalLeaseMs = 60_000;

/** The build that a following writes. */
export interface FollowedBuild {
  /** The name of the following. */
  readonly name: string;
  /** The version of the build's stored form. A former one is written for programs of former versions. */
  readonly version: number;
  /** Reads and writes of the read model go to the build. */
  readonly stateStore: StateStore;
  /** Whether it is the oldest build. Work beside the read model, which must be done once, is part of its following. */
  readonly isFirst: boolean;
}

/** How a read model is computed from events. */
export interface ReadModelProjection {
  readonly model: ReadModel;
  /** The following that writes one build. */
  followingOf(build: FollowedBuild): Following;
}

interface RunningBuild {
  readonly follower: EventFollower;
  readonly isFirst: boolean;
  /** The handled events at the last report, and its time. */
  reported: { readonly events: number; readonly at: number } | null;
}

/**
 * Follows events for each build of a read model, and begins another build when the stored form has another version than the
 * program, or when an operator asks for it. A build that has all events begins to serve. The former one is removed a day later.
 * Any number of processes can run it: each build is written by one of them.
 */
export class ReadModelFollower {
  private readonly builds: ReadModelBuilds;
  private readonly checkpoints: Checkpoints;
  private readonly running = new Map<number, RunningBuild>();
  private readonly looking: PeriodicTask;
  private readonly logger: Logger;
  private readonly holder = randomUUID();
  private isStopping = false;
  private looksAgainAt = Number.NEGATIVE_INFINITY;
  /** The position of the last event at the first check, or of the last event that was handled since. Null: not known yet. */
  private knownEnd: bigint | null = null;

  constructor(
    private readonly engines: FollowerEngines,
    private readonly projection: ReadModelProjection,
  ) {
    this.builds = new ReadModelBuilds(engines.stateStore);
    this.checkpoints = new Checkpoints(engines.stateStore);
    this.logger = new Logger(projection.model.name);
    this.looking = new PeriodicTask({
      everyMs: lookEveryMs,
      stopWithinMs,
      run: () => this.look(),
      onFailure: (error) =>
        this.logger.warn(`The builds of the read model could not be looked after: ${String(error)}`),
    });
  }

  start(): void {
    this.looking.start();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.looking.stop();
    const followers = [...this.running.values()].map(({ follower }) => follower);
    this.running.clear();
    await Promise.all(followers.map((follower) => follower.stop()));
  }

  /** As a provider of a Nest module, it runs while the application runs. */
  onApplicationBootstrap(): void {
    this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  private async look(): Promise<void> {
    if (performance.now() < this.looksAgainAt) return;
    const { model } = this.projection;
    this.knownEnd ??= (await this.engines.eventStore.head()) ?? -1n;
    for (const { follower } of this.running.values()) {
      if (follower.hasCaughtUp) this.knownEnd = follower.reached ?? this.knownEnd;
    }
    const builds = await this.builds.beginMissing(model);
    const isAtRest = builds.every(({ completed_at, abandoned_at }) => completed_at !== null && abandoned_at === null);
    // Half an interval earlier, because timers are not exact and the check at that time must not be missed.
    this.looksAgainAt = isAtRest ? performance.now() + restingLookEveryMs - lookEveryMs / 2 : Number.NEGATIVE_INFINITY;
    await this.followAll(builds);
    for (const build of writtenBuilds(builds, model.version)) {
      if (build.completed_at === null) await this.bringOn(build, builds);
    }
    await this.abandonFormer(builds);
    for (const build of builds) if (this.isRemovable(build)) await this.remove(build);
  }

  private async followAll(builds: readonly ReadModelBuild[]): Promise<void> {
    const { model } = this.projection;
    const followed = writtenBuilds(builds, model.version);
    const first = followed[0]?.number;
    for (const [number, { follower, isFirst }] of this.running) {
      if (followed.some((build) => build.number === number) && isFirst === (number === first)) continue;
      this.running.delete(number);
      await follower.stop();
    }
    if (this.isStopping) return;
    for (const build of followed) if (!this.running.has(build.number)) this.follow(build, build.number === first);
  }

  private follow(build: ReadModelBuild, isFirst: boolean): void {
    const { model } = this.projection;
    const { number, version } = build;
    const stateStore = storeOfBuild(this.engines.stateStore, model, number);
    const following = this.projection.followingOf({
      name: nameInBuild(model.name, number),
      version,
      stateStore,
      isFirst,
    });
    const prepare = (signal: AbortSignal) => this.prepare(number, following, signal);
    const follower = new EventFollower(this.engines, following, { parksAs: model.name, prepare });
    this.running.set(number, { follower, isFirst, reported: null });
    if (build.completed_at === null)
      this.logger.log(`Build ${number} of ${model.name} begins, version ${build.version}.`);
    follower.start();
  }

  /**
   * Runs under the lease, before opening creates the checkpoint. A build that serves is withdrawn if its documents were lost, or if an
   * earlier version of the program has handled events without it. True: its results are lost, or no build serves.
   */
  private async prepare(number: number, following: Following, signal: AbortSignal): Promise<boolean> {
    const { model } = this.projection;
    const builds = await this.builds.ensure(model);
    const build = builds.find((recorded) => recorded.number === number);
    if (build === undefined) return false;
    if (build.completed_at === null) {
      // Before this time, other processes may still write events only to the former builds, and this build would miss them.
      await rest(this.untilAnnounced(build), { signal });
      return servingBuild(builds, model.version) === null;
    }
    const fault = await this.faultOf(number, following, builds);
    if (fault === null) return false;
    await this.builds.withdraw(model, number);
    this.looksAgainAt = Number.NEGATIVE_INFINITY;
    this.logger.warn(fault);
    return true;
  }

  /** Why a build that serves must not. Null if it may. */
  private async faultOf(
    number: number,
    following: Following,
    builds: readonly ReadModelBuild[],
  ): Promise<string | null> {
    const { model } = this.projection;
    const { name, streamPrefix } = following;
    // A build without a checkpoint has lost its documents if there were events before.
    if (!(await this.checkpoints.isStored(name))) {
      if (!(await this.hadEvents(streamPrefix))) return null;
      return `The state store has no documents of ${model.name}, although there are events. They are computed again, and not served before all events are handled.`;
    }
    // Version 0.1.0 follows for the first build, also after that was removed.
    const earlier = [1, ...writtenBuilds(builds, model.version).map((build) => build.number)];
    const followers = earlier.filter((other) => other < number).map((other) => nameInBuild(model.name, other));
    const engines = { eventStore: this.engines.eventStore, checkpoints: this.checkpoints };
    if (!(await isLeftBehind(engines, following, followers))) return null;
    return `An earlier version of the program has handled events of ${model.name} without build ${number}, which is not served before it has them.`;
  }

  /** Whether there were events before this process started. Later events do not count: a new installation has lost nothing. */
  private async hadEvents(streamPrefix: string): Promise<boolean> {
    const first = { streamPrefixes: [streamPrefix], maxCount: 1, unreadable: asRecorded } as const;
    for await (const { position } of this.engines.eventStore.readAll(first)) return position <= (this.knownEnd ?? -1n);
    return false;
  }

  private untilAnnounced({ began_at }: ReadModelBuild): number {
    return Math.max(0, announcedMs - this.age(began_at));
  }

  /** Reports the progress of a build that does not serve yet, and lets it serve when it has all events. */
  private async bringOn(build: ReadModelBuild, builds: readonly ReadModelBuild[]): Promise<void> {
    const { model } = this.projection;
    const running = this.running.get(build.number);
    if (running === undefined) return;
    await this.reportProgress(build, running);
    const { follower } = running;
    // A follower that has not noticed yet that the state store has lost everything seems to have caught up.
    if (!(await this.checkpoints.isStored(follower.name))) return;
    if (!follower.hasCaughtUp || this.age(build.began_at) < this.servesAfterMs(build, builds)) return;
    if ((await follower.lag()).seconds > maxLagSeconds) return;
    await this.builds.complete(model, build.number);
    const seconds = Math.round((this.now() - build.began_at) / 1_000);
    this.logger.log(
      `Build ${build.number} of ${model.name} serves, after ${follower.handledEvents} events in ${seconds} s.`,
    );
  }

  private servesAfterMs({ version }: ReadModelBuild, builds: readonly ReadModelBuild[]): number {
    // If no build serves, requests fail until this one does, so it serves as soon as possible.
    if (servingBuild(builds, this.projection.model.version) === null) return 0;
    const isUpgrade = this.engines.stateStore.isShared && !builds.some((build) => isComplete(build, version));
    return isUpgrade ? rollOutMs : announcedMs;
  }

  /** The age of a time in ms. Absolute, so that a build does not wait for a clock that was set back. */
  private age(time: number): number {
    return Math.abs(this.now() - time);
  }

  private async reportProgress(build: ReadModelBuild, running: RunningBuild): Promise<void> {
    const { follower, reported } = running;
    const { reached, handledEvents: events } = follower;
    if (reached === undefined) return;
    const at = performance.now();
    running.reported = { events, at };
    const head = await this.engines.eventStore.head();
    const percent = head === undefined || head <= reached ? 100 : Number((reached * 1_000n) / head) / 10;
    const seconds = reported === null ? 0 : (at - reported.at) / 1_000;
    const events_per_second = reported === null || seconds === 0 ? 0 : Math.round((events - reported.events) / seconds);
    await this.builds.reportProgress(this.projection.model, build.number, { percent, events_per_second });
  }

  /** Any process may do this: all come to the same result. */
  private async abandonFormer(builds: readonly ReadModelBuild[]): Promise<void> {
    const { model } = this.projection;
    const serving = servingBuild(builds, model.version);
    if (serving === null || serving.completed_at === null || this.now() < serving.completed_at + keptForMs) return;
    for (const { number } of writtenBuilds(builds, model.version)) {
      if (number < serving.number) await this.builds.abandon(model, number);
    }
  }

  private isRemovable({ version, abandoned_at }: ReadModelBuild): boolean {
    const isKnown = version <= this.projection.model.version;
    return isKnown && abandoned_at !== null && this.now() >= abandoned_at + abandonedMs;
  }

  private async remove({ number }: ReadModelBuild): Promise<void> {
    const { model } = this.projection;
    const { leases } = this.engines.stateStore;
    const lease = `removal.${nameInBuild(model.name, number)}`;
    if (!(await leases.hold(lease, this.holder, removalLeaseMs))) return;
    // A removal that takes longer than the lease can run twice, which removes nothing else.
    await this.builds.remove(model, number);
    await leases.release(lease, this.holder);
    this.logger.log(`Build ${number} of ${model.name} is removed.`);
  }

  private now(): number {
    return this.engines.stateStore.clock.now();
  }
}

function isComplete({ completed_at, version }: ReadModelBuild, least: number): boolean {
  return completed_at !== null && version >= least;
}
