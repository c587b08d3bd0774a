/** Where some of one partner's webhooks go (see endpoints.ts). Two partners have none in common: neither waits for the other. */
export interface Endpoint {
  readonly key: string;
  readonly partnerId: string;
}

/** One endpoint's orders: those waiting, in the order in which they came, and how many are under way. */
export interface Lane {
  readonly endpoint: Endpoint;
  readonly waiting: Set<string>;
  underWay: number;
  /** How many may be under way at once, at least 1. */
  limit: number;
  /** How long its answers take, the latest counting most; null before the first. */
  meanMs: number | null;
}

/** At most so much in all, and of one partner. */
export interface Bounds {
  readonly total: number;
  readonly perPartner: number;
}

/** Of the orders at the endpoints of one pace. */
export interface PaceBounds {
  readonly underWay: Bounds;
  readonly waiting: Bounds;
}

/** Counts in all and for each partner, up to its bounds. */
class Tally {
  private readonly byPartner = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly bounds: Bounds) {}

  get total(): number {
    return this.inAll;
  }

  get isFull(): boolean {
    return this.inAll >= this.bounds.total;
  }

  isFullFor(partnerId: string): boolean {
    return (this.byPartner.get(partnerId) ?? 0) >= this.bounds.perPartner;
  }

  add(partnerId: string, change: number): void {
    if (change === 0) return;
    const count = (this.byPartner.get(partnerId) ?? 0) + change;
    this.inAll += change;
    if (count === 0) this.byPartner.delete(partnerId);
    else this.byPartner.set(partnerId, count);
  }
}

/**
 * The lanes of one pace: how many orders they have, and which of them may begin one more. Partners take turns, and so do the
 * lanes of each.
 */
export class LaneTurns {
  /** By partner, both in the order of their turns. None is empty. */
  private readonly turns = new Map<string, Set<Lane>>();
  private readonly tallies: { readonly underWay: Tally; readonly waiting: Tally };

  constructor(bounds: PaceBounds) {
    this.tallies = { underWay: new Tally(bounds.underWay), waiting: new Tally(bounds.waiting) };
  }

  /** How many are under way. */
  get underWay(): number {
    return this.tallies.underWay.total;
  }

  /** Whether one more of the partner's orders may wait. */
  hasRoomFor({ partnerId }: Endpoint): boolean {
    const { waiting } = this.tallies;
    return !waiting.isFull && !waiting.isFullFor(partnerId);
  }

  /** Counts a lane's orders in (1), or out (−1). */
  count({ endpoint, underWay, waiting }: Lane, sign: 1 | -1): void {
    this.tallies.underWay.add(endpoint.partnerId, sign * underWay);
    this.tallies.waiting.add(endpoint.partnerId, sign * waiting.size);
  }

  /** Lets the lane wait for its turn. One that does keeps it. */
  join(lane: Lane): void {
    const { partnerId } = lane.endpoint;
    const lanes = this.turns.get(partnerId);
    if (lanes === undefined) this.turns.set(partnerId, new Set([lane]));
    else lanes.add(lane);
  }

  leave(lane: Lane): void {
    const { partnerId } = lane.endpoint;
    const lanes = this.turns.get(partnerId);
    if (lanes?.delete(lane) && lanes.size === 0) this.turns.delete(partnerId);
  }

  /** The lane whose turn it is; undefined when none may begin. */
  next(): Lane | undefined {
    const { underWay } = this.tallies;
    if (underWay.isFull) return undefined;
    for (const [partnerId, [lane]] of this.turns) if (!underWay.isFullFor(partnerId)) return lane;
    return undefined;
  }

  /** The lane has had its turn: it and its partner wait for the next behind all others. */
  took(lane: Lane): void {
    const { partnerId } = lane.endpoint;
    const lanes = this.turns.get(partnerId);
    if (!lanes?.delete(lane)) return;
    lanes.add(lane);
    this.turns.delete(partnerId);
    this.turns.set(partnerId, lanes);
  }
}
