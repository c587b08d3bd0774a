/**
 * The destination of some webhooks of one partner (see endpoints.ts). Partners share no endpoint, so neither waits for the
 * other.
 */
export interface Endpoint {
  readonly key: string;
  readonly partnerId: string;
}

/** The orders of one endpoint: the waiting ones in the order of their arrival, and the number in progress. */
export interface Lane {
  readonly endpoint: Endpoint;
  readonly waiting: Set<string>;
  underWay: number;
  /** The maximum number in progress, at least 1. */
  limit: number;
  /** The mean duration of the endpoint's answers. The latest ones count most. Null before the first answer. */
  meanMs: number | null;
}

/** The maximum in total, and for one partner. */
interface Bounds {
  readonly total: number;
  readonly perPartner: number;
}

/** The limits of the orders at endpoints of one pace. */
export interface PaceBounds {
  readonly underWay: Bounds;
  readonly waiting: Bounds;
}

/** Counts in total and for each partner, up to its limits. */
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
 * The lanes of one pace: the number of their orders, and which of them may begin another. Partners take turns, and so do the
 * lanes of each partner.
 */
export class LaneTurns {
  /** By partner. Partners and lanes are in the order of their turns. None is empty. */
  private readonly turns = new Map<string, Set<Lane>>();
  private readonly tallies: { readonly underWay: Tally; readonly waiting: Tally };

  constructor(bounds: PaceBounds) {
    this.tallies = { underWay: new Tally(bounds.underWay), waiting: new Tally(bounds.waiting) };
  }

  /** The number of orders in progress. */
  get underWay(): number {
    return this.tallies.underWay.total;
  }

  /** Whether another order of the partner may wait. */
  hasRoomFor({ partnerId }: Endpoint): boolean {
    const { waiting } = this.tallies;
    return !waiting.isFull && !waiting.isFullFor(partnerId);
  }

  /** Adds (1) or subtracts (−1) the orders of a lane. */
  count({ endpoint, underWay, waiting }: Lane, sign: 1 | -1): void {
    this.tallies.underWay.add(endpoint.partnerId, sign * underWay);
    this.tallies.waiting.add(endpoint.partnerId, sign * waiting.size);
  }

  /** Lets the lane wait for its turn. A waiting lane keeps its place. */
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

  /** The next lane. Undefined if none may begin. */
  next(): Lane | undefined {
    const { underWay } = this.tallies;
    if (underWay.isFull) return undefined;
    for (const [partnerId, [lane]] of this.turns) if (!underWay.isFullFor(partnerId)) return lane;
    return undefined;
  }

  /** Ends the turn of the lane: the lane and its partner wait behind all others. */
  took(lane: Lane): void {
    const { partnerId } = lane.endpoint;
    const lanes = this.turns.get(partnerId);
    if (!lanes?.delete(lane)) return;
    lanes.add(lane);
    this.turns.delete(partnerId);
    this.turns.set(partnerId, lanes);
  }
}
