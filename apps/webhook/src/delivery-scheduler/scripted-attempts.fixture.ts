import type { NextTurn } from '../attempts/delivery-attempts.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import type { SchedulerParts } from './delivery-scheduler.ts';

const endpoint: Endpoint = { key: 'endpoint', partnerId: 'prt_1' };

/** In place of attempts: what a read finds, and when an attempt ends, is for the test to say. */
export class ScriptedAttempts {
  /** Orders read, as often as they were. */
  readonly read: string[] = [];
  readonly stale: boolean[] = [];
  /** Orders whose attempts were begun. */
  readonly made: string[] = [];
  private readonly finding = new Map<string, (next: NextTurn | null) => void>();
  private readonly making = new Map<string, () => void>();
  /** Whether the order was ours when its latest attempt was about to be sent, and would be now. */
  isOurs: () => boolean = () => false;

  private isEnding = false;

  readonly nextTurn: SchedulerParts['attempts']['nextTurn'] = (orderId, isStale) => {
    this.read.push(orderId);
    this.stale.push(isStale);
    if (this.isEnding) return null;
    return new Promise((resolve) => this.finding.set(orderId, resolve));
  };

  readonly knownEndpoint = (): null => null;

  readonly make: SchedulerParts['attempts']['make'] = (orderId, { isOurs }) => {
    this.made.push(orderId);
    this.isOurs = isOurs;
    return new Promise((resolve) => this.making.set(orderId, resolve));
  };

  /** Ends the order's read: its next attempt is due then (epoch milliseconds), or nothing waits. */
  find(orderId: string, dueAt: number | null): void {
    this.finding.get(orderId)?.(dueAt === null ? null : { dueAt, endpoint });
    this.finding.delete(orderId);
  }

  /** Ends the order's attempt. */
  end(orderId: string): void {
    this.making.get(orderId)?.();
    this.making.delete(orderId);
  }

  /** Nothing waits any more, and no attempt is under way. */
  endAll(): void {
    this.isEnding = true;
    for (const orderId of [...this.making.keys()]) this.end(orderId);
    for (const orderId of [...this.finding.keys()]) this.find(orderId, null);
  }
}
