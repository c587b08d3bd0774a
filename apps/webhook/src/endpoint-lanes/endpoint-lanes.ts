import { type Endpoint, type Lane, LaneTurns, type PaceBounds } from './lane-turns.ts';

/** The maximum numbers of orders in progress and of orders that wait for their turns. */
export interface LaneLimits {
  /** The total number in progress. */
  readonly total: number;
  /** For one endpoint. */
  readonly perEndpoint: { readonly underWay: number; readonly waiting: number };
  /** For all endpoints together that have not answered yet. */
  readonly new: PaceBounds;
  readonly quick: PaceBounds;
  /** For all slow endpoints together. The remaining places are only for endpoints that answer quickly. */
  readonly slow: PaceBounds;
}

/** The known speed of an endpoint. `new` before its first answer. */
type Pace = 'new' | 'quick' | 'slow';

/** An order that may begin. */
export interface Turn {
  readonly orderId: string;
  readonly endpoint: Endpoint;
}

const placesAtFirst = 4;
/** An answer that takes longer is slow, because it occupies a place that others need. Milliseconds. */
export const slowAfterMs = 1_000;
const maxIdleLanes = 10_000;

/**
 * Shares the places for requests among endpoints in turns: among partners, and among the endpoints of each partner. An endpoint
 * begins with a few places. It gets one more place after each quick answer or quick failure, and half as many after each slow
 * one. Slow endpoints share a bounded part of all places, of which one partner gets only a part. The same holds for endpoints
 * that have not answered yet. So however many endpoints hang, even unknown ones, the endpoints that answer find free places.
 * The room for waiting orders is shared in the same way.
 */
export class EndpointLanes {
  /** By the key of the endpoint. */
  private readonly lanes = new Map<string, Lane>();
  private readonly turns: Readonly<Record<Pace, LaneTurns>>;
  /** Whether the next turn is of a new endpoint, not of a quick one. */
  private newIsNext = true;

  /** The initial number of places of an endpoint. An endpoint with fewer places was slow. */
  private readonly firstLimit: number;

  constructor(private readonly limits: LaneLimits) {
    this.firstLimit = Math.min(placesAtFirst, limits.perEndpoint.underWay);
    const turnsOf = (pace: Pace) => new LaneTurns(limits[pace]);
    this.turns = { new: turnsOf('new'), quick: turnsOf('quick'), slow: turnsOf('slow') };
  }

  /** Lets an order wait for its turn. False if too many orders wait for this endpoint or for endpoints of this kind. */
  add(endpoint: Endpoint, orderId: string): boolean {
    const known = this.laneOf(endpoint);
    const turns = known === undefined ? this.turns.new : this.turnsOf(known);
    if (!turns.hasRoomFor(endpoint)) return false;
    if (known !== undefined && known.waiting.size >= this.limits.perEndpoint.waiting) return false;
    const lane = known ?? this.open(endpoint);
    this.change(lane, () => lane.waiting.add(orderId));
    return true;
  }

  /** The next order, which is in progress from now on. Null if none waits or every place is taken. */
  next(): Turn | null {
    if (this.size >= this.limits.total) return null;
    const lane = this.nextLane();
    const orderId = lane === undefined ? undefined : first(lane.waiting);
    if (lane === undefined || orderId === undefined) return null;
    this.turnsOf(lane).took(lane);
    this.change(lane, () => {
      lane.waiting.delete(orderId);
      lane.underWay += 1;
    });
    return { orderId, endpoint: lane.endpoint };
  }

  /** Whether the order still waits for its turn. */
  waits(endpoint: Endpoint, orderId: string): boolean {
    return this.laneOf(endpoint)?.waiting.has(orderId) ?? false;
  }

  /** The expected wait of an order that begins to wait now, in milliseconds. Infinite if unknown. */
  expectedMs(endpoint: Endpoint): number {
    const lane = this.laneOf(endpoint);
    if (lane === undefined || lane.meanMs === null) return Number.POSITIVE_INFINITY;
    return lane.meanMs * (1 + lane.waiting.size / lane.limit);
  }

  /** Frees the place of an order. `durationMs` null: no request was sent. */
  finished(endpoint: Endpoint, durationMs: number | null): void {
    const lane = this.laneOf(endpoint);
    if (lane === undefined) return;
    this.change(lane, () => {
      lane.underWay -= 1;
      if (durationMs !== null) this.learn(lane, durationMs);
    });
    if (lane.underWay === 0 && lane.waiting.size === 0) this.rest(lane);
  }

  /** Empties the lanes. Returns the orders that waited. */
  clear(): string[] {
    return [...this.lanes.values()].flatMap((lane) => {
      const orderIds = [...lane.waiting];
      this.change(lane, () => lane.waiting.clear());
      return orderIds;
    });
  }

  /** The number of endpoints with waiting orders, and of slow endpoints. */
  get counts(): { readonly waiting: number; readonly slow: number } {
    const lanes = [...this.lanes.values()];
    return {
      waiting: lanes.filter(({ waiting }) => waiting.size > 0).length,
      slow: lanes.filter((lane) => this.paceOf(lane) === 'slow').length,
    };
  }

  /** The number of orders in progress. */
  get size(): number {
    const { new: unknown, quick, slow } = this.turns;
    return unknown.underWay + quick.underWay + slow.underWay;
  }

  /** New and quick endpoints alternate, so that neither delays the other. Slow endpoints follow. */
  private nextLane(): Lane | undefined {
    const unknown = this.turns.new.next();
    const quick = this.turns.quick.next();
    const lane = this.newIsNext ? (unknown ?? quick) : (quick ?? unknown);
    this.newIsNext = lane !== unknown;
    return lane ?? this.turns.slow.next();
  }

  private laneOf(endpoint: Endpoint): Lane | undefined {
    return this.lanes.get(endpoint.key);
  }

  private open(endpoint: Endpoint): Lane {
    const lane: Lane = { endpoint, waiting: new Set(), underWay: 0, limit: this.firstLimit, meanMs: null };
    this.lanes.set(endpoint.key, lane);
    return lane;
  }

  private learn(lane: Lane, durationMs: number): void {
    const most = this.limits.perEndpoint.underWay;
    lane.meanMs = lane.meanMs === null ? durationMs : lane.meanMs + (durationMs - lane.meanMs) / 8;
    lane.limit = durationMs > slowAfterMs ? Math.max(1, lane.limit >> 1) : Math.min(most, lane.limit + 1);
  }

  private turnsOf(lane: Lane): LaneTurns {
    return this.turns[this.paceOf(lane)];
  }

  private paceOf({ limit, meanMs }: Lane): Pace {
    if (meanMs === null) return 'new';
    return limit < this.firstLimit ? 'slow' : 'quick';
  }

  /**
   * Changes a lane. Afterwards it counts among the lanes of its new pace, and waits for a turn there if it may begin another
   * order.
   */
  private change(lane: Lane, change: () => void): void {
    const before = this.turnsOf(lane);
    before.count(lane, -1);
    change();
    const after = this.turnsOf(lane);
    after.count(lane, 1);
    if (after !== before) before.leave(lane);
    if (lane.waiting.size > 0 && lane.underWay < lane.limit) after.join(lane);
    else after.leave(lane);
  }

  /** The data of idle lanes is kept, up to a bound. A quick lane begins with a few places again. */
  private rest(lane: Lane): void {
    if (this.paceOf(lane) === 'quick') lane.limit = this.firstLimit;
    if (this.lanes.size <= maxIdleLanes) return;
    for (const each of this.lanes.values()) {
      if (each.underWay > 0 || each.waiting.size > 0) continue;
      this.lanes.delete(each.endpoint.key);
      return;
    }
  }
}

function first<Item>(items: ReadonlySet<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}
