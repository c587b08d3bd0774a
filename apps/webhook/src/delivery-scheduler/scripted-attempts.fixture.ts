import type { NextTurn } from '../attempts/delivery-attempts.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import type { SchedulerParts } from './delivery-scheduler.ts';

const endpoint: Endpoint = { key: 'endpoint', partnerId: 'prt_1' };

/** Replaces attempts. The test decides what a read finds, and when an attempt ends. */
export class ScriptedAttempts {
  /** The orders that were read, with one entry for each read. */
  readonly read: string[] = [];
  readonly stale: boolean[] = [];
  /** The orders whose attempts began. */
  readonly made: string[] = [];
  private readonly finding = new Map<string, (next: NextTurn | null) => void>();
  private readonly making = new Map<string, () => void>();
  /** Whether the process had the order when its latest attempt was about to be sent, and whether it still has it. */
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

  /** Ends the read of the order. `dueAt`: epoch milliseconds of the next attempt. Null: nothing waits. */
  find(orderId: string, dueAt: number | null): void {
    this.finding.get(orderId)?.(dueAt === null ? null : { dueAt, endpoint });
    this.finding.delete(orderId);
  }

  /** Ends the attempt of the order. */
  end(orderId: string): void {
    this.making.get(orderId)?.();
    this.making.delete(orderId);
  }

  /** True if nothing waits and no attempt is in progress. */
  endAll(): void {
    this.isEnding = true;
    for (const orderId of [...this.making.keys()]) this.end(orderId);
    for (const orderId of [...this.finding.keys()]) this.find(orderId, null);
  }
}
