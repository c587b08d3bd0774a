import { setTimeout as pause } from 'node:timers/promises';
import type { Checkpoint } from './checkpoints.ts';

/** Views are right again within 10 s of a loss of the state store when nothing else is computed anew meanwhile. */
const defaultLateByMs = 15_000;

/** Lets a follower whose results may be late begin after those that partners wait for, when the state store has lost something. */
export class LateBeginning {
  private readonly stopping = new AbortController();

  constructor(private readonly lateByMs = defaultLateByMs) {}

  /** Resolves when the follower may begin: at once unless it went back, or when it stops. */
  async wait({ wentBackFrom }: Pick<Checkpoint, 'wentBackFrom'>): Promise<void> {
    if (wentBackFrom === undefined) return;
    await pause(this.lateByMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  stop(): void {
    this.stopping.abort();
  }
}
