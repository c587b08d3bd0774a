import { StartRefusedError } from '@dakpion/settings';
import { StateResets, type StateStore } from '@dakpion/state-store';

const lookEveryMs = 1_000;
/** A million orders are removed in less; a reset that takes longer was given up. */
const resetWithinLooks = 60;

/** What a process does about a reset. */
export interface ResetActions {
  /** Called once, when the process waits for a reset to end before it begins. */
  readonly onWaiting: () => void;
  /** Called when a reset began after this process. */
  readonly onReset: () => void;
}

/**
 * Looks each second whether an operator has emptied what is computed, since this process began. What a process remembers of it,
 * and of an event store that was put back, must not be mixed with recomputed data.
 */
export class StateResetWatch {
  private readonly resets: StateResets;
  /** Undefined until one look has succeeded. */
  private known: string | null | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    stateStore: StateStore,
    private readonly actions: ResetActions,
  ) {
    this.resets = new StateResets(stateStore);
  }

  /**
   * Resolves when it is known what this process began with, or the state store did not answer. A reset that is under way is waited
   * for: what a process would read of a half empty store is wrong. Rejects with StartRefusedError when it does not end.
   */
  async start(): Promise<void> {
    let looks = 0;
    while (await this.look(false)) {
      if (looks === 0) this.actions.onWaiting();
      if (looks === resetWithinLooks) {
        throw new StartRefusedError(
          'A reset of computed state has begun and has not ended. Run dakpion state reset --yes again.',
        );
      }
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    this.timer = setInterval(() => void this.look(true), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Answers whether a reset is under way, false when the store does not answer. */
  private async look(hasBegun: boolean): Promise<boolean> {
    // An unreachable store is reported elsewhere; the watch asks again.
    const last = await this.resets.last().catch(() => undefined);
    if (last === undefined) return false;
    const before = this.known;
    // The store may forget it with everything else, which followers notice.
    this.known = last?.id ?? before ?? null;
    const isUnderWay = last?.is_under_way === true;
    const isNew = before === undefined ? isUnderWay : this.known !== before;
    if (hasBegun && isNew) this.actions.onReset();
    return isUnderWay;
  }
}
