import type { ClaimChange } from './due-orders.ts';
import { claimedOrRefused, failedIn, releasedFrom, renewedFrom } from './effect-results.ts';
import {
  idle,
  type OrderClaim,
  type OrderSchedule,
  type ScheduleEffect,
  type ScheduleInput,
} from './order-schedule.ts';
import { outlastsAttempt, step } from './schedule-order.ts';

// A model for specs: one order, the processes that may deliver its webhooks, and the engines that they share. The model has its own
// time.

/** A delivery that has not ended: its recorded attempts, and the due time of the next one. */
interface Pending {
  readonly id: number;
  readonly attempts: number;
  readonly nextAt: number;
}

/**
 * A call of a process to an engine. It is first carried out, then answered. Null: the answer is no input for the schedule of the
 * order.
 */
interface Asked {
  readonly act: () => ScheduleInput | null;
  readonly failure: (error: unknown) => ScheduleInput | null;
}
type Work = { readonly asked: Asked } | { readonly answer: ScheduleInput };

const endpoint = { key: 'endpoint', partnerId: 'prt_1' };
const maxAttempts = 6;
const requestMs = 6_000;
const claimMs = 7_500;
const claimStepMs = 0.001;
const notLeft = (error: unknown): ScheduleInput => ({ type: 'notLeft', error });
const notRestored = (error: unknown): ScheduleInput => ({ type: 'notRestored', error });

class Process {
  state: OrderSchedule = idle;
  /** The deliveries as the process has read them, and their revision. */
  known: readonly Pending[] = [];
  knownRevision = 0;
  /** The last webhook that the process planned ahead and stored. */
  lastPlanned = 0;
  work: Work[] = [];
  /** Whether the order waits for a turn at its endpoint, and the number of places that it has there. */
  waits = false;
  places = 0;
  /** Too many orders wait for the endpoint. */
  isFull = false;
  /** The due time of the order in a single process. */
  dueAt: number | null = null;
  /** The number of messages for which the process does not have the order safely yet. */
  messages = 0;
  /** The number of messages that are acknowledged when the plan of one of them is stored. */
  storing = 0;
  /** A plan that the process has decided on and not stored, and the revision of the deliveries before it. */
  ahead: { readonly pending: Pending; readonly revision: number } | null = null;
  /** The follower of deliveries waits until the order is restored. */
  restores = false;
  /** The request in progress. */
  request: { readonly pending: Pending; readonly sentAt: number } | null = null;
}

/**
 * The history of the order's webhooks. `mayRepeat`: a fault has happened after which attempts may be repeated, e.g. the due queue
 * was lost.
 */
export class OrderWorld {
  now = 1_000_000;
  deliveries: readonly Pending[] = [];
  processes: Process[];
  /** The entry of the order in the due queue. */
  private entry: number | null = null;
  private planned = 0;
  private claims = 0;
  private lastSent = 0;
  /** The revision of the deliveries. */
  private revision = 0;
  /** The message of a delivery whose plan is not stored. It is delivered again before any other message of the order. */
  private unplanned: number | null = null;
  /** The number of messages that must be delivered again, or of entries that must be restored. */
  private toTell = 0;
  private toRestore = false;
  /**
   * Whether a process recorded an attempt after its claim had expired. Attempts of other processes at that time may be repetitions.
   */
  private isLate = false;

  constructor(
    private readonly isAlone: boolean,
    private readonly mayRepeat: boolean,
  ) {
    this.processes = Array.from({ length: isAlone ? 1 : 3 }, () => new Process());
  }

  /** Plans a webhook or requests a redelivery. */
  plan(index: number): void {
    if (this.unplanned === null) this.planned += 1;
    const pending = { id: this.unplanned ?? this.planned, attempts: 0, nextAt: this.now };
    this.unplanned = null;
    this.setDeliveries([...this.deliveries, pending]);
    const process = this.process(index);
    this.learn(process);
    this.tell(process);
  }

  /** Plans a webhook in a process that reserves the order first, if that is possible. */
  planAhead(index: number): void {
    const process = this.process(index);
    // The partition of the message can move to another process during the first attempt.
    const mayReserve = this.unplanned === null && process.state.name === 'idle' && process.ahead === null;
    const claim = mayReserve ? this.reserve(process) : null;
    if (claim === null) {
      this.plan(index);
      return;
    }
    const isCurrent = process.lastPlanned === this.planned && process.known.length === 0;
    if (!isCurrent) this.learn(process);
    this.planned += 1;
    this.unplanned = this.planned;
    process.ahead = { pending: { id: this.planned, attempts: 0, nextAt: this.now }, revision: process.knownRevision };
    process.known = [...process.known, process.ahead.pending];
    this.takeReserved(process, claim);
  }

  /** Delivers a message again whose webhook was planned before, as a broker with at-least-once delivery may. */
  repeat(index: number): void {
    const process = this.process(index);
    if (this.planned === 0 || this.unplanned !== null) return;
    const claim = process.state.name === 'idle' ? this.reserve(process) : null;
    // The process reads the stored deliveries before it decides that there is nothing to plan.
    this.learn(process);
    if (claim !== null) this.takeReserved(process, claim);
    else if (this.deliveries.length > 0) this.tell(process);
  }

  private takeReserved(process: Process, claim: OrderClaim): void {
    process.messages += 1;
    process.work.push({ answer: { type: 'reserved', claim } });
  }

  private learn(process: Process): void {
    process.known = this.deliveries;
    process.knownRevision = this.revision;
  }

  private reserve(process: Process): OrderClaim | null {
    if (this.isAlone) return process.dueAt === null ? { kind: 'local' } : null;
    if (this.entry !== null) {
      this.entry += 1;
      return null;
    }
    return this.newClaim();
  }

  private newClaim(): OrderClaim {
    this.entry = this.endOfClaim(this.now);
    return { kind: 'leased', until: this.entry };
  }

  /** No two claims end at the same time. */
  private endOfClaim(begin: number): number {
    this.claims += 1;
    return begin + claimMs + this.claims * claimStepMs;
  }

  private setDeliveries(deliveries: readonly Pending[]): void {
    this.deliveries = deliveries;
    this.revision += 1;
  }

  /** Stores the plan that a process has decided on, unless another process has changed the deliveries since. */
  private store(process: Process): boolean {
    const { ahead } = process;
    process.ahead = null;
    if (ahead === null || ahead.revision !== this.revision) return false;
    this.unplanned = null;
    process.lastPlanned = ahead.pending.id;
    this.setDeliveries([...this.deliveries, ahead.pending]);
    return true;
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (const process of this.processes) {
      if (process.request === null || process.request.sentAt + requestMs > until) continue;
      this.now = Math.max(this.now, process.request.sentAt + requestMs);
      this.answer(process, false);
    }
    this.now = until;
  }

  /** Sets the shared clock. */
  setClock(byMs: number): void {
    this.now += byMs;
  }

  /** Carries out or answers the oldest call of a process, or fails it before or after it is carried out. */
  work(index: number, fails: 'no' | 'before' | 'after' = 'no'): void {
    const process = this.process(index);
    const [work] = process.work;
    if (work === undefined) return;
    process.work = process.work.slice(1);
    if ('answer' in work) this.input(process, work.answer);
    else this.do(process, work.asked, fails);
  }

  private do(process: Process, { act, failure: failed }: Asked, fails: 'no' | 'before' | 'after'): void {
    const answer = fails === 'before' ? null : act();
    // A request that was sent ends before its attempt fails.
    const isSent = fails === 'after' && answer === null;
    if (fails !== 'no' && !isSent) {
      const input = failed('away');
      if (input !== null) this.input(process, input);
    } else if (answer !== null) process.work.push({ answer });
  }

  /** Lets a process take the order if it is due. */
  takeDue(index: number): void {
    const process = this.process(index);
    const dueAt = this.isAlone ? process.dueAt : this.entry;
    if (dueAt === null || dueAt > this.now) return;
    if (this.isAlone) {
      process.dueAt = null;
      this.input(process, { type: 'due', claim: { kind: 'local' }, since: dueAt });
      return;
    }
    process.work.push({ answer: { type: 'due', claim: this.newClaim(), since: this.now } });
  }

  turn(index: number, change: { readonly isElsewhere?: boolean; readonly canRecord?: boolean } = {}): void {
    const process = this.process(index);
    if (!process.waits) return;
    process.waits = false;
    process.places += 1;
    this.input(process, { in: 'waiting', type: 'turn', isElsewhere: false, canRecord: true, ...change });
  }

  /** Fills the endpoint of a process with other orders, or empties it. */
  fill(index: number, isFull: boolean): void {
    this.process(index).isFull = isFull;
  }

  /** Ends the request of a process. */
  end(index: number, isDelivered: boolean): void {
    this.answer(this.process(index), isDelivered);
  }

  private answer(process: Process, isDelivered: boolean): void {
    if (process.request === null) return;
    const { pending } = process.request;
    const failedAt = this.now;
    process.request = null;
    this.input(process, { in: 'attempting', type: 'answered', durationMs: 1 });
    process.work.push({
      asked: { act: () => this.record(process, pending, isDelivered, failedAt), failure: failedIn('attempting') },
    });
  }

  crash(index: number): void {
    const { messages, storing, restores } = this.process(index);
    this.toTell += messages + storing;
    if (restores) this.toRestore = true;
    this.processes[index % this.processes.length] = new Process();
    // A single process reads the waiting deliveries when it starts.
    if (this.isAlone) this.toRestore = true;
  }

  loseEntry(): void {
    this.entry = null;
    this.toRestore = true;
  }

  /** Lets the follower of deliveries find the waiting order. */
  restore(index: number): void {
    const process = this.process(index);
    // The follower restores one order after the other.
    if (!this.toRestore || process.restores) return;
    this.toRestore = false;
    process.restores = !this.isAlone;
    this.input(process, this.isAlone ? notified : { type: 'restore', lostBy: this.now });
  }

  /** Continues without faults until nothing waits. */
  comeToRest(): void {
    for (let round = 0; round < 3_000; round += 1) {
      for (const [index, process] of this.processes.entries()) {
        this.fill(index, false);
        while (process.work.length > 0) this.work(index);
        this.restore(index);
        if (this.unplanned !== null && this.processes.every(({ ahead }) => ahead === null)) this.plan(index);
        if (this.toTell > 0) {
          this.toTell -= 1;
          this.tell(process);
        }
        this.turn(index);
        this.answer(process, true);
        this.takeDue(index);
      }
      if (this.isAtRest) return;
      this.pass(1_000);
    }
  }

  get isAtRest(): boolean {
    const isQuiet = this.processes.every(
      ({ state, work, messages, storing, waits, places }) =>
        state.name === 'idle' && work.length + messages + storing + places === 0 && !waits,
    );
    const isDue = this.entry !== null || this.processes.some(({ dueAt }) => dueAt !== null);
    return isQuiet && !isDue && this.toTell === 0 && !this.toRestore && this.unplanned === null;
  }

  private process(index: number): Process {
    return this.processes[index % this.processes.length] as Process;
  }

  private tell(process: Process): void {
    process.messages += 1;
    this.input(process, notified);
  }

  private input(process: Process, input: ScheduleInput): void {
    const [state, effects] = step(process.state, input, { now: this.now, isStopping: false, failures: 0 });
    process.state = state;
    for (const effect of effects) this.perform(process, effect);
  }

  private perform(process: Process, effect: ScheduleEffect): unknown {
    const ask = (act: Asked['act'], failure: Asked['failure']) => process.work.push({ asked: { act, failure } });
    switch (effect.type) {
      case 'claim':
        return this.isAlone
          ? this.input(process, { in: 'claiming', type: 'claimed', claim: { kind: 'local' } })
          : ask(() => claimedOrRefused(this.claim()), failedIn('claiming'));
      case 'leave':
        if (!this.isAlone) return ask(() => this.leave(), notLeft);
        process.dueAt = this.now;
        return this.input(process, { type: 'left' });
      case 'restore':
        return ask(() => this.restored(effect.claim, effect.lostBy), notRestored);
      case 'read':
        return ask(() => this.read(process, effect.isStale), failedIn('reading'));
      case 'joinLane':
        if (process.isFull) return this.input(process, { in: 'waiting', type: 'full', expectedMs: 1_000 });
        if (process.waits) throw new Error('The order joined a lane twice.');
        process.waits = true;
        return;
      case 'renew':
        return ask(
          () => renewedFrom(effect.claim)(this.change(effect.claim, this.endOfClaim(this.now))),
          failedIn('renewing'),
        );
      case 'release':
        if (!this.isAlone) {
          return ask(() => releasedFrom(effect.claim)(this.change(effect.claim, effect.next)), failedIn('releasing'));
        }
        if (effect.next !== null) process.dueAt = effect.next;
        return this.input(process, { in: 'releasing', type: 'released' });
      case 'attempt':
        return ask(() => this.send(process, this.now > effect.currentUntil), failedIn('attempting'));
      case 'releaseLater':
        return process.work.push({ answer: { in: 'releasing', type: 'releaseAgain' } });
      case 'acknowledgeLater':
        return process.work.push({ answer: { type: 'slow' } });
      case 'acknowledge':
        if (effect.whom === 'restorers') process.restores = false;
        else this.acknowledge(process);
        return;
      case 'refuse':
        if (effect.whom === 'tellers') {
          this.toTell += process.messages;
          process.messages = 0;
        } else {
          this.toRestore = true;
          process.restores = false;
        }
        return;
      case 'leaveLane':
        if (process.places === 0) throw new Error('The order left a place that it did not have.');
        process.places -= 1;
        return;
      case 'paused':
      case 'warn':
        return;
    }
  }

  private acknowledge(process: Process): void {
    if (process.ahead !== null) {
      process.storing += process.messages;
      process.work.push({ asked: { act: () => this.storeAlone(process), failure: () => this.notStored(process) } });
    }
    process.messages = 0;
  }

  private claim(): OrderClaim | null {
    if (this.entry === null || this.entry <= this.now) return this.newClaim();
    this.entry += 1;
    return null;
  }

  private leave(): ScheduleInput {
    if (this.entry !== null && this.entry > this.now) this.entry += 1;
    else this.entry = this.now;
    return { type: 'left' };
  }

  private restored(claim: OrderClaim | null, lostBy: number): ScheduleInput {
    if (this.entry !== null) {
      this.entry += 1;
      return { type: 'restored', claim: null };
    }
    this.entry = claim?.kind === 'leased' ? Math.max(this.now, claim.until) : this.endOfClaim(lostBy);
    return { type: 'restored', claim: claim === null ? null : { kind: 'leased', until: this.entry } };
  }

  private change(claim: OrderClaim, next: number | null): ClaimChange {
    if (claim.kind === 'local') throw new Error('Nothing is leased.');
    if (this.entry === claim.until) {
      this.entry = next === null ? null : Math.max(next, this.now);
      return { outcome: 'done', claim: { kind: 'leased', until: this.entry ?? 0 } };
    }
    const isNudged = this.entry !== null && this.entry > claim.until && this.entry < claim.until + 1_000;
    return isNudged ? { outcome: 'nudged', claim: { kind: 'leased', until: this.entry ?? 0 } } : { outcome: 'lost' };
  }

  private read(process: Process, isStale: boolean): ScheduleInput {
    this.refresh(process, isStale || this.isAlone);
    const [head] = process.known;
    return {
      in: 'reading',
      type: 'found',
      next: head === undefined ? null : { dueAt: head.nextAt, endpoint },
      canRecord: true,
    };
  }

  private send(process: Process, isStale: boolean): ScheduleInput | null {
    this.refresh(process, isStale);
    const [head] = process.known;
    if (head === undefined || head.nextAt > this.now || !outlastsAttempt(process.state, this.now))
      return { in: 'attempting', type: 'attempted' };
    if (!this.mayRepeat) this.check(head);
    process.request = { pending: head, sentAt: this.now };
    return null;
  }

  private refresh(process: Process, isStale: boolean): void {
    if (!isStale) return;
    // A single process finds the plan in memory. Otherwise the plan is stored before the read.
    if (this.isAlone && process.ahead !== null) process.known = [...this.deliveries, process.ahead.pending];
    else {
      this.store(process);
      this.learn(process);
    }
  }

  /** Acknowledges the message after its plan was stored. Another process that took the order before has found nothing. */
  private storeAlone(process: Process): null {
    process.storing = 0;
    if (this.store(process)) this.tell(process);
    return null;
  }

  /** The message is delivered again. It plans the webhook again unless the plan was stored. */
  private notStored(process: Process): null {
    process.ahead = null;
    this.learn(process);
    process.storing = 0;
    if (this.unplanned === null) this.toTell += 1;
    return null;
  }

  private check(sent: Pending): void {
    const others = this.processes.filter(({ request }) => request !== null);
    if (others.length > 0) throw new Error('Two attempts of one order at once.');
    if (sent.id < this.lastSent) throw new Error('A webhook came after a later one.');
    this.lastSent = sent.id;
    const [head] =
      this.deliveries.length > 0 ? this.deliveries : this.processes.flatMap(({ ahead }) => ahead?.pending ?? []);
    if (!this.isLate && (head === undefined || sent.id !== head.id || sent.attempts !== head.attempts)) {
      throw new Error('An attempt was repeated, or out of order.');
    }
  }

  private record(process: Process, pending: Pending, isDelivered: boolean, at: number): ScheduleInput {
    if (!('held' in process.state) || !isCurrent(process.state.held.claim, this.now)) this.isLate = true;
    this.store(process);
    const [head] = this.deliveries;
    if (head?.id === pending.id && head.attempts === pending.attempts) {
      const attempts = head.attempts + 1;
      const rest = this.deliveries.slice(1);
      const hasEnded = isDelivered || attempts === maxAttempts;
      this.setDeliveries(hasEnded ? rest : [{ ...head, attempts, nextAt: at + 1_000 * 2 ** (attempts - 1) }, ...rest]);
    }
    this.learn(process);
    return { in: 'attempting', type: 'attempted' };
  }
}

const notified: ScheduleInput = { type: 'notified', hasRoom: true };

function isCurrent(claim: OrderClaim, now: number): boolean {
  return claim.kind === 'local' || claim.until > now;
}
