/** How much may be under way at once. */
export interface LaneLimits {
  readonly total: number;
  readonly perOrigin: number;
  /** Under way at once at all origins together that have not answered yet. */
  readonly newTotal: number;
  /** Under way at once at all slow origins together. What both leave of `total` is for those alone that answer quickly. */
  readonly slowTotal: number;
  /** Orders waiting for one origin. */
  readonly waitingPerOrigin: number;
}

/** What an origin is known to be; `new` before its first answer. */
type Pace = 'new' | 'quick' | 'slow';

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

const placesAtFirst = 4;
/** An answer that takes longer is slow: it holds its place from others. Milliseconds. */
const slowAfterMs = 1_000;
const maxIdleLanes = 10_000;

/**
 * Shares the places for requests among origins (scheme, host, port), by turns. An origin begins with a few places, has one
 * more after each quick answer or quick failure, and half as many after each slow one. Those brought low share a bounded
 * part, and so do those of which nothing is known yet: however many endpoints hang, even new ones that nobody has heard of,
 * those that answer find places free.
 */
export class EndpointLanes {
  private readonly lanes = new Map<string, Lane>();
  /** Lanes that may begin one more, in the order of their turns. */
  private readonly turns: Readonly<Record<Pace, Set<Lane>>> = { new: new Set(), quick: new Set(), slow: new Set() };
  private readonly underWay: Record<Pace, number> = { new: 0, quick: 0, slow: 0 };
  /** Whether a new origin's turn comes before a quick one's. */
  private newIsNext = true;

  /** With how many places an origin begins; one that has fewer was brought low. */
  private readonly firstLimit: number;

  constructor(private readonly limits: LaneLimits) {
    this.firstLimit = Math.min(placesAtFirst, limits.perOrigin);
  }

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
    if (this.size >= this.limits.total) return null;
    const lane = this.nextLane();
    const orderId = lane === undefined ? undefined : first(lane.waiting);
    if (lane === undefined || orderId === undefined) return null;
    lane.waiting.delete(orderId);
    lane.underWay += 1;
    const pace = this.paceOf(lane);
    this.underWay[pace] += 1;
    // To the end of the turns.
    this.turns[pace].delete(lane);
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

  /** Gives back the place of an order that was under way. `durationMs` null: its origin was not asked. */
  finished(origin: string, durationMs: number | null): void {
    const lane = this.lanes.get(origin);
    if (lane === undefined) return;
    const before = this.paceOf(lane);
    this.underWay[before] -= lane.underWay;
    lane.underWay -= 1;
    if (durationMs !== null) this.learn(lane, durationMs);
    const pace = this.paceOf(lane);
    this.underWay[pace] += lane.underWay;
    if (pace !== before) this.turns[before].delete(lane);
    this.queue(lane);
    if (lane.underWay === 0 && lane.waiting.size === 0) this.rest(lane);
  }

  /** Empties the lanes: the orders that were waiting. */
  clear(): string[] {
    for (const lanes of Object.values(this.turns)) lanes.clear();
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
      slow: lanes.filter((lane) => this.paceOf(lane) === 'slow').length,
    };
  }

  /** How many are under way. */
  get size(): number {
    return this.underWay.new + this.underWay.quick + this.underWay.slow;
  }

  /** New and quick ones by turns, so that neither keeps the other waiting; then the slow ones. */
  private nextLane(): Lane | undefined {
    const { newTotal, slowTotal } = this.limits;
    const unknown = this.underWay.new < newTotal ? first(this.turns.new) : undefined;
    const quick = first(this.turns.quick);
    const lane = this.newIsNext ? (unknown ?? quick) : (quick ?? unknown);
    this.newIsNext = lane !== unknown;
    return lane ?? (this.underWay.slow < slowTotal ? first(this.turns.slow) : undefined);
  }

  private open(origin: string): Lane {
    const lane: Lane = { origin, waiting: new Set(), underWay: 0, limit: this.firstLimit, meanMs: null };
    this.lanes.set(origin, lane);
    return lane;
  }

  private learn(lane: Lane, durationMs: number): void {
    const { perOrigin } = this.limits;
    lane.meanMs = lane.meanMs === null ? durationMs : lane.meanMs + (durationMs - lane.meanMs) / 8;
    lane.limit = durationMs > slowAfterMs ? Math.max(1, lane.limit >> 1) : Math.min(perOrigin, lane.limit + 1);
  }

  private paceOf({ limit, meanMs }: Lane): Pace {
    if (meanMs === null) return 'new';
    return limit < this.firstLimit ? 'slow' : 'quick';
  }

  /** Puts the lane among those whose turn comes, or takes it out. One that is there keeps its turn. */
  private queue(lane: Lane): void {
    const turns = this.turns[this.paceOf(lane)];
    if (lane.waiting.size > 0 && lane.underWay < lane.limit) turns.add(lane);
    else turns.delete(lane);
  }

  /** What is known of an idle lane is kept, up to a bound; a quick one begins with a few places again. */
  private rest(lane: Lane): void {
    if (this.paceOf(lane) === 'quick') lane.limit = this.firstLimit;
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
