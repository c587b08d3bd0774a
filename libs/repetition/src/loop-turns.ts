/** How long the work of one turn of the event loop may take before further work waits for the next turn, in ms. */
const turnMs = 2;
/** While others are active, a partner whose work waits rests this many times as long as its work took since its last rest. */
const restsPerWork = 9;
/**
 * A rest begins when the work has taken this long, in ms. Short pieces, such as orders to place, run one after another until then,
 * and share the commits that follow: with a rest after each piece, an order cost more than twice as much.
 */
const groupMs = 0.5;
/** The maximum rest, in ms. A piece is short, and takes longer only if the machine gives this process no time. */
const maxRestMs = 100;
/** Others are active if they had work within this time, in ms. */
const activeMs = 1_000;
/** The owner of work for all partners, e.g. of followers. */
const ofNobody = '';
/**
 * The owner of requests of strangers. Like the owner above, and separate from it, so that a flood of such requests delays no
 * message.
 */
const ofStrangers = '?';
/** The owner of probes of the health, which everyone can send. Separate, so that no flood of other requests delays them. */
const ofProbes = '??';
/** They never rest, because what they do is not the work of one partner. */
const ofAll: readonly string[] = [ofNobody, ofStrangers, ofProbes];

type Begin = () => void;

/** Work of one owner that waits. */
interface Waiting {
  readonly begins: Begin[];
  /** The earliest start, monotonic ms. */
  readonly from: number;
  /** How long its work has taken since its last rest, in ms. 0 while no other partner is active. */
  readonly workedMs: number;
}

/**
 * Shares the event loop between partners. Reads of the embedded engines are synchronous. Without turns, work that arrives together
 * would be one long turn of the loop, during which nobody is answered.
 *
 * A partner's first piece of work in a turn begins at once. Further pieces wait when the turn has taken 2 ms, and waiting partners
 * take turns, independent of how much work each has. While other partners are active, the waiting work uses about a tenth of the
 * time. So most turns are short, and there is less garbage to collect.
 */
export class LoopTurns {
  private readonly waiting = new Map<string, Waiting>();
  /** The owners whose work has begun in this turn. */
  private readonly begun = new Set<string>();
  /** The start of the first work of this turn, monotonic ms. Null: none has begun. */
  private beganAt: number | null = null;
  private lastPartner: string | null = null;
  /** The last time at which work of another partner than before arrived, monotonic ms. */
  private sharedAt = Number.NEGATIVE_INFINITY;
  private alarm: NodeJS.Timeout | undefined;

  /** Resolves when the work may begin. Null: at once, because awaiting a promise would delay each small piece of work. */
  take(partnerId: string | null): Promise<void> | null {
    if (partnerId !== null) this.note(partnerId);
    return this.takeAs(partnerId ?? ofNobody);
  }

  /** Like {@link take}, for a request of a stranger. All strangers share one turn. */
  takeOfStrangers(): Promise<void> | null {
    return this.takeAs(ofStrangers);
  }

  /** Like {@link take}, for a probe of the health. All probes share one turn. */
  takeOfProbes(): Promise<void> | null {
    return this.takeAs(ofProbes);
  }

  private takeAs(owner: string): Promise<void> | null {
    const now = performance.now();
    const beganAt = this.beganAt ?? this.beginTurn(now);
    const theirs = this.waiting.get(owner);
    const isFirst = theirs === undefined && !this.begun.has(owner);
    if (isFirst || (this.waiting.size === 0 && now - beganAt < turnMs)) {
      this.begun.add(owner);
      return null;
    }
    return new Promise((begin) => {
      if (theirs === undefined) this.waiting.set(owner, { begins: [begin], from: now, workedMs: 0 });
      else theirs.begins.push(begin);
    });
  }

  private note(partnerId: string): void {
    if (this.lastPartner !== null && partnerId !== this.lastPartner) this.sharedAt = performance.now();
    this.lastPartner = partnerId;
  }

  private beginTurn(now: number): number {
    this.begun.clear();
    this.beganAt = now;
    setImmediate(() => this.nextTurn());
    return now;
  }

  private nextTurn(): void {
    this.beganAt = null;
    this.begun.clear();
    if (this.waiting.size === 0) return;
    const now = performance.now();
    clearTimeout(this.alarm);
    if (this.longestWaiting(now) !== null) {
      this.beginNext(this.beginTurn(now));
      return;
    }
    const from = Math.min(...[...this.waiting.values()].map((theirs) => theirs.from));
    this.alarm = setTimeout(() => this.nextTurn(), from - now);
  }

  /** The owner that has waited longest, without those that rest. Null: all rest, or nobody waits. */
  private longestWaiting(now: number): [owner: string, Waiting] | null {
    // Without a copy of the map, which would take longer than the work when thousands of partners wait.
    for (const each of this.waiting) if (each[1].from <= now) return each;
    return null;
  }

  /** Begins the work of the owner that has waited longest, and then of others until the time of the turn is used up. */
  private beginNext(beganAt: number): void {
    const now = performance.now();
    if (now - beganAt >= turnMs) return;
    const next = this.longestWaiting(now);
    if (next === null) return;
    const [owner, waiting] = next;
    this.begun.add(owner);
    waiting.begins.shift()?.();
    // A tick scheduled by a microtask runs after all microtasks, so after the work that has begun.
    queueMicrotask(() => process.nextTick(() => this.ended(owner, waiting, { beganAt, pieceAt: now })));
  }

  private ended(
    owner: string,
    { begins, workedMs }: Waiting,
    { beganAt, pieceAt }: { beganAt: number; pieceAt: number },
  ): void {
    const now = performance.now();
    const isBesideOthers = !ofAll.includes(owner) && now - this.sharedAt < activeMs;
    const sinceRestMs = isBesideOthers ? workedMs + now - pieceAt : 0;
    const restMs = sinceRestMs < groupMs ? 0 : Math.min(sinceRestMs * restsPerWork, maxRestMs);
    this.waiting.delete(owner);
    if (begins.length > 0)
      this.waiting.set(owner, { begins, from: now + restMs, workedMs: restMs > 0 ? 0 : sinceRestMs });
    this.beginNext(beganAt);
  }
}

const ofProcess = new LoopTurns();

/**
 * Waits until a piece of a partner's work may use the event loop of this process, see {@link LoopTurns}. Await it before each piece
 * that may take a millisecond. `partnerId` null: work for all partners. Returns null if there is nothing to wait for.
 */
export function takeTurn(partnerId: string | null): Promise<void> | null {
  return ofProcess.take(partnerId);
}

/** Like {@link takeTurn}, for a request of a stranger. */
export function takeTurnOfStrangers(): Promise<void> | null {
  return ofProcess.takeOfStrangers();
}

/** Like {@link takeTurn}, for a probe of the health. */
export function takeTurnOfProbes(): Promise<void> | null {
  return ofProcess.takeOfProbes();
}
