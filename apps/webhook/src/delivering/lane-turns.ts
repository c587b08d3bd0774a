/** Where one partner's webhooks go. Two partners' webhooks to the same host go to two endpoints: neither waits for the other's. */
export interface Endpoint {
  /** Partner and origin as one text. */
  readonly key: string;
  readonly partnerId: string;
}

/** `origin`: scheme, host and port. */
export function endpointOf(partnerId: string, origin: string): Endpoint {
  return { key: `${partnerId} ${origin}`, partnerId };
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

/** How much may be under way at once. */
export interface PlaceBounds {
  readonly total: number;
  readonly perPartner: number;
}

/** The lanes of one pace that may begin one more: partners take turns, and so do the lanes of each. */
export class LaneTurns {
  /** By partner, both in the order of their turns. None is empty. */
  private readonly turns = new Map<string, Set<Lane>>();
  private readonly underWayByPartner = new Map<string, number>();
  private total = 0;

  constructor(private readonly bounds: PlaceBounds) {}

  /** How many are under way. */
  get underWay(): number {
    return this.total;
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
    if (this.total >= this.bounds.total) return undefined;
    for (const [partnerId, [lane]] of this.turns) {
      if (this.underWayOf(partnerId) < this.bounds.perPartner) return lane;
    }
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

  /** Counts so many more of the partner's as under way, or fewer. */
  count({ partnerId }: Endpoint, change: number): void {
    const underWay = this.underWayOf(partnerId) + change;
    this.total += change;
    if (underWay === 0) this.underWayByPartner.delete(partnerId);
    else this.underWayByPartner.set(partnerId, underWay);
  }

  clear(): void {
    this.turns.clear();
  }

  private underWayOf(partnerId: string): number {
    return this.underWayByPartner.get(partnerId) ?? 0;
  }
}
