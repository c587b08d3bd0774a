/** How much may be under way at once. */
export interface LaneLimits {
  readonly total: number;
  readonly perOrigin: number;
  /** Under way at once at all slow origins together; the rest of `total` is for the others alone. */
  readonly slowTotal: number;
  /** Orders waiting for one origin. */
  readonly waitingPerOrigin: number;
}

/** One origin's orders: those waiting, in the order in which they came, and how many are under way. */
interface Lane {
  readonly origin: string;
  readonly waiting: Set<string>;
  underWay: number;
  /** How many may be under way at once, from 1 to `perOrigin`. */
  limit: number;
  /** How long its answers take, the latest counting most; null before the first. */
  meanMs: number | null;
}

/** An order whose turn it is. */
export interface Turn {
  readonly orderId: string;
  readonly origin: string;
}

const firstLimit = 4;
/** An answer that takes longer is slow: it holds its place from others. Milliseconds. */
const slowAfterMs = 1_000;
const maxIdleLanes = 10_000;

/**
 * Shares the places for requests among origins (scheme, host, port), by turns. An origin begins with a few places, has one
 * more after each quick answer or quick failure, and half as many after each slow one; those brought low share a bounded
 * part. So however many endpoints hang, the others find places free.
 */
export class EndpointLanes {
  private readonly lanes = new Map<string, Lane>();
  /** Lanes that may begin one more, in the order of their turns. */
  private readonly quickTurns = new Set<Lane>();
  private readonly slowTurns = new Set<Lane>();
  private underWay = 0;
  private slowUnderWay = 0;

  constructor(private readonly limits: LaneLimits) {}

  /** Lets an order wait for its turn. False when too many wait for this origin. */
  add(origin: string, orderId: string): boolean {
    const lane = this.lanes.get(origin) ?? this.open(origin);
    if (lane.waiting.size >= this.limits.waitingPerOrigin) return false;
    lane.waiting.add(orderId);
    this.queue(lane);
    return true;
  }

  /** The order whose turn it is, now under way; null when none waits or every place is taken. */
  next(): Turn | null {
    if (this.underWay >= this.limits.total) return null;
    const lane =
      first(this.quickTurns) ?? (this.slowUnderWay < this.limits.slowTotal ? first(this.slowTurns) : undefined);
    const orderId = lane === undefined ? undefined : first(lane.waiting);
    if (lane === undefined || orderId === undefined) return null;
    lane.waiting.delete(orderId);
    this.count(lane, 1);
    // To the end of the turns.
    this.quickTurns.delete(lane);
    this.slowTurns.delete(lane);
    this.queue(lane);
    return { orderId, origin: lane.origin };
  }

  /** Whether the order is still waiting for its turn. */
  waits(origin: string, orderId: string): boolean {
    return this.lanes.get(origin)?.waiting.has(orderId) ?? false;
  }

  /** How long an order that begins to wait now is going to take, in milliseconds; infinite when nothing is known. */
  expectedMs(origin: string): number {
    const lane = this.lanes.get(origin);
    if (lane === undefined || lane.meanMs === null) return Number.POSITIVE_INFINITY;
    return lane.meanMs * (1 + lane.waiting.size / lane.limit);
  }

  /** Gives back the place of an order that was under way. */
  finished(origin: string, durationMs: number): void {
    const lane = this.lanes.get(origin);
    if (lane === undefined) return;
    this.count(lane, -1);
    lane.meanMs = lane.meanMs === null ? durationMs : lane.meanMs + (durationMs - lane.meanMs) / 8;
    if (this.isSlow(lane)) this.slowUnderWay -= lane.underWay;
    const { perOrigin } = this.limits;
    lane.limit = durationMs > slowAfterMs ? Math.max(1, lane.limit >> 1) : Math.min(perOrigin, lane.limit + 1);
    if (this.isSlow(lane)) this.slowUnderWay += lane.underWay;
    this.queue(lane);
    if (lane.underWay === 0 && lane.waiting.size === 0) this.rest(lane);
  }

  /** Empties the lanes: the orders that were waiting. */
  clear(): string[] {
    this.quickTurns.clear();
    this.slowTurns.clear();
    return [...this.lanes.values()].flatMap((lane) => {
      const orderIds = [...lane.waiting];
      lane.waiting.clear();
      return orderIds;
    });
  }

  /** How many origins have orders waiting, and how many are slow. */
  get counts(): { readonly waiting: number; readonly slow: number } {
    const lanes = [...this.lanes.values()];
    return {
      waiting: lanes.filter(({ waiting }) => waiting.size > 0).length,
      slow: lanes.filter((lane) => this.isSlow(lane)).length,
    };
  }

  /** How many are under way. */
  get size(): number {
    return this.underWay;
  }

  private open(origin: string): Lane {
    const limit = Math.min(firstLimit, this.limits.perOrigin);
    const lane: Lane = { origin, waiting: new Set(), underWay: 0, limit, meanMs: null };
    this.lanes.set(origin, lane);
    return lane;
  }

  private isSlow(lane: Lane): boolean {
    return lane.limit < Math.min(firstLimit, this.limits.perOrigin);
  }

  private count(lane: Lane, change: 1 | -1): void {
    lane.underWay += change;
    this.underWay += change;
    if (this.isSlow(lane)) this.slowUnderWay += change;
  }

  /** Puts the lane among those whose turn comes, or takes it out. One that is there keeps its turn. */
  private queue(lane: Lane): void {
    const [turns, others] = this.isSlow(lane) ? [this.slowTurns, this.quickTurns] : [this.quickTurns, this.slowTurns];
    others.delete(lane);
    if (lane.waiting.size > 0 && lane.underWay < lane.limit) turns.add(lane);
    else turns.delete(lane);
  }

  /** Forgets an idle lane. What is known of a slow one is kept, up to a bound. */
  private rest(lane: Lane): void {
    if (!this.isSlow(lane)) this.lanes.delete(lane.origin);
    if (this.lanes.size <= maxIdleLanes) return;
    for (const each of this.lanes.values()) {
      if (each.underWay > 0 || each.waiting.size > 0) continue;
      this.lanes.delete(each.origin);
      return;
    }
  }
}

function first<Item>(items: ReadonlySet<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}
