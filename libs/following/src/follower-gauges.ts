import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';

/** The lag of a follower. */
export interface FollowerLag {
  /** The number of events that it has not handled. 1,000 means 1,000 or more. */
  readonly events: number;
  /** The age of the oldest of them. */
  readonly seconds: number;
}

/** A follower that is active in this process. */
export interface WatchedFollower {
  readonly name: string;
  /** The name under which it parks streams: that of the read model, for all of its builds. */
  readonly parksAs: string;
  readonly parkedStreams: number;
  lag(): Promise<FollowerLag>;
}

/** Prometheus waits 10 s for all metrics by default, in some configurations 5 s. */
const patienceMs = 3_000;

const atWork = new Set<WatchedFollower>();
const labelNames = ['follower'] as const;

new Gauge({
  name: 'dakpion_parked_streams',
  help: 'Streams that a follower of the event store has parked because it could not handle one of their events. Reported by the instance that follows.',
  labelNames,
  collect() {
    this.reset();
    // Counted by the name that `dakpion parked release` takes. The highest count, because a build that has not begun does not know
    // the parked streams yet.
    const counts = new Map<string, number>();
    for (const { parksAs, parkedStreams } of atWork)
      counts.set(parksAs, Math.max(parkedStreams, counts.get(parksAs) ?? 0));
    for (const [follower, count] of counts) this.set({ follower }, count);
  },
});

new Gauge({
  name: 'dakpion_follower_lag_seconds',
  help: 'Age in the event store of the oldest event that a follower has not handled; 0 if there is none.',
  labelNames,
  async collect() {
    const lags = await look();
    this.reset();
    for (const [follower, { seconds }] of lags) this.set({ follower }, seconds);
  },
});

new Gauge({
  name: 'dakpion_follower_lag_events',
  help: 'Events that a follower of the event store has not handled; 1000 means 1000 or more. Reported by the instance that follows.',
  labelNames,
  async collect() {
    const lags = await look();
    this.reset();
    for (const [follower, { events }] of lags) this.set({ follower }, events);
  },
});

type Lags = ReadonlyMap<string, FollowerLag>;
let looking: Promise<Lags> | null = null;

/** Both gauges and concurrent readers share one measurement. A follower that does not answer in time is missing. */
function look(): Promise<Lags> {
  looking ??= lagsNow().finally(() => {
    looking = null;
  });
  return looking;
}

async function lagsNow(): Promise<Lags> {
  const lags = await Promise.all([...atWork].map(async (each) => [each.name, await lagOf(each)] as const));
  return new Map(lags.flatMap(([follower, lag]) => (lag === null ? [] : [[follower, lag]])));
}

/** Starts to report its lag and its parked streams at `/metrics`. Repeated calls change nothing. */
export function watchFollower(follower: WatchedFollower): void {
  atWork.add(follower);
}

/** Stops reporting: another instance follows, or none. */
export function unwatchFollower(follower: WatchedFollower): void {
  atWork.delete(follower);
}

/** The lag. Null if it cannot be measured in time, so that the other metrics are not lost. */
function lagOf(follower: WatchedFollower): Promise<FollowerLag | null> {
  const lag = follower.lag().catch(() => null);
  return pTimeout(lag, { milliseconds: patienceMs, fallback: () => null });
}
