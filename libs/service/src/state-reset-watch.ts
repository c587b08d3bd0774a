import { repeat } from '@dakpion/repetition';
import { StartRefusedError } from '@dakpion/settings';
import { StateResets, type StateStore } from '@dakpion/state-store';

const lookEveryMs = 1_000;
/** A million orders are removed in less time. A longer reset was given up. */
const resetWithinLooks = 60;

/** The reactions of a process to a reset. */
interface ResetActions {
  /** Called once, when the process waits for a reset to end before it begins. */
  readonly onWaiting: () => void;
  /** Called when a reset began after this process. */
  readonly onReset: () => void;
}

/**
 * Checks each second whether an operator has removed computed data since this process began. Data in the memory of a process,
 * from before the removal or from another history of the event store, must not be mixed with recomputed data.
 */
export class StateResetWatch {
  private readonly resets: StateResets;
  /** The id of the last known reset. Null: none. Undefined until one check has succeeded. */
  private known: string | null | undefined;
  private readonly stopping = new AbortController();

  constructor(
    stateStore: StateStore,
    private readonly actions: ResetActions,
  ) {
    this.resets = new StateResets(stateStore);
  }

  /**
   * Resolves when the state at the beginning of this process is known, or the state store did not answer. Waits for a reset in
   * progress, because reads of a half-empty store are wrong. Rejects with StartRefusedError if the reset does not end, and
   * when `signal` is aborted during the wait.
   */
  async start(signal?: AbortSignal): Promise<void> {
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
      signal?.throwIfAborted();
    }
    const run = async () => {
      await this.look(true);
    };
    // A check never rejects, so there is no failure to handle.
    void repeat({ everyMs: lookEveryMs, pausesFirst: true, run, onFailure: () => undefined }, this.stopping.signal);
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Returns whether a reset is in progress. False if the store does not answer. */
  private async look(hasBegun: boolean): Promise<boolean> {
    // An unreachable store is reported elsewhere. The watch checks again.
    const last = await this.resets.last().catch(() => undefined);
    if (last === undefined) return false;
    const before = this.known;
    // The store can lose it together with everything else, which followers notice.
    this.known = last?.id ?? before ?? null;
    const isUnderWay = last?.is_under_way === true;
    const isNew = before === undefined ? isUnderWay : this.known !== before;
    if (hasBegun && isNew) this.actions.onReset();
    return isUnderWay;
  }
}
