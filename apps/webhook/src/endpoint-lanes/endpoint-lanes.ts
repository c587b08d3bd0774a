import { type Endpoint, type Lane, LaneTurns, type PaceBounds } from './lane-turns.ts';

/** How many orders may be under way at once, and how many may wait for their turns. */
export interface LaneLimits {
  /** Under way in all. */
  readonly total: number;
  /** At one endpoint. */
  readonly perEndpoint: { readonly underWay: number; readonly waiting: number };
  /** At all endpoints together that have not answered yet. */
  readonly new: PaceBounds;
  readonly quick: PaceBounds;
  /** At all slow endpoints together. What they and the new ones leave is for those alone that answer quickly. */
  readonly slow: PaceBounds;
}

/** What an endpoint is known to be; `new` before its first answer. */
type Pace = 'new' | 'quick' | 'slow';

/** An order whose turn it is. */
export interface Turn {
  readonly orderId: string;
  readonly endpoint: Endpoint;
}

const placesAtFirst = 4;
/** An answer that takes longer is slow: it holds its place from others. Milliseconds. */
export const slowAfterMs = 1_000;
const maxIdleLanes = 10_000;

/**
 * Shares the places for requests among endpoints, by turns: partners take turns, and so do the endpoints of each. An endpoint
 * begins with a few places, has one more after each quick answer or quick failure, and half as many after each slow one. Those
 * brought low share a bounded part, of which one partner has a part only, and so do those of which nothing is known yet:
 * however many endpoints hang, even unknown ones, the endpoints that answer find places free. So it is with the
 * room for orders that wait.
 */
export class EndpointLanes {
  /** By their endpoints’ keys. */
  private readonly lanes = new Map<string, Lane>();
  private readonly turns: Readonly<Record<Pace, LaneTurns>>;
  /** Whether a new endpoint's turn comes before a quick one's. */
  private newIsNext = true;

  /** With how many places an endpoint begins; one that has fewer was brought low. */
  private readonly firstLimit: number;

  constructor(private readonly limits: LaneLimits) {
    this.firstLimit = Math.min(placesAtFirst, limits.perEndpoint.underWay);
    const turnsOf = (pace: Pace) => new LaneTurns(limits[pace]);
    this.turns = { new: turnsOf('new'), quick: turnsOf('quick'), slow: turnsOf('slow') };
  }

  /** Lets an order wait for its turn. False when too many wait already, at this endpoint or at such ones as it is. */
  add(endpoint: Endpoint, orderId: string): boolean {
    const known = this.laneOf(endpoint);
    const turns = known === undefined ? this.turns.new : this.turnsOf(known);
    if (!turns.hasRoomFor(endpoint)) return false;
    if (known !== undefined && known.waiting.size >= this.limits.perEndpoint.waiting) return false;
    const lane = known ?? this.open(endpoint);
    this.change(lane, () => lane.waiting.add(orderId));
    return true;
  }

  /** The order whose turn it is, now under way; null when none waits or every place is taken. */
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

  /** Whether the order is still waiting for its turn. */
  waits(endpoint: Endpoint, orderId: string): boolean {
    return this.laneOf(endpoint)?.waiting.has(orderId) ?? false;
  }

  /** How long an order that begins to wait now is going to take, in milliseconds; infinite when nothing is known. */
  expectedMs(endpoint: Endpoint): number {
    const lane = this.laneOf(endpoint);
    if (lane === undefined || lane.meanMs === null) return Number.POSITIVE_INFINITY;
    return lane.meanMs * (1 + lane.waiting.size / lane.limit);
  }

  /** Gives back the place of an order that was under way. `durationMs` null: its endpoint was not asked. */
  finished(endpoint: Endpoint, durationMs: number | null): void {
    const lane = this.laneOf(endpoint);
    if (lane === undefined) return;
    this.change(lane, () => {
      lane.underWay -= 1;
      if (durationMs !== null) this.learn(lane, durationMs);
    });
    if (lane.underWay === 0 && lane.waiting.size === 0) this.rest(lane);
  }

  /** Empties the lanes: the orders that were waiting. */
  clear(): string[] {
    return [...this.lanes.values()].flatMap((lane) => {
      const orderIds = [...lane.waiting];
      this.change(lane, () => lane.waiting.clear());
      return orderIds;
    });
  }

  /** How many endpoints have orders waiting, and how many are slow. */
  get counts(): { readonly waiting: number; readonly slow: number } {
    const lanes = [...this.lanes.values()];
    return {
      waiting: lanes.filter(({ waiting }) => waiting.size > 0).length,
      slow: lanes.filter((lane) => this.paceOf(lane) === 'slow').length,
    };
  }

  /** How many are under way. */
  get size(): number {
    const { new: unknown, quick, slow } = this.turns;
    return unknown.underWay + quick.underWay + slow.underWay;
  }

  /** New and quick ones by turns, so that neither keeps the other waiting; then the slow ones. */
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

  /** Changes a lane. It counts with those of its pace afterwards, and its turn comes there if it may begin one more. */
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

  /** What is known of an idle lane is kept, up to a bound; a quick one begins with a few places again. */
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
