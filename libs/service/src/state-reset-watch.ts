import { StateResets, type StateStore } from '@dakpion/state-store';

const lookEveryMs = 1_000;

/**
 * Looks each second whether an operator has emptied what is computed, since this process began. What a process remembers of it,
 * and of an event store that was put back, must not be mixed with what is computed anew.
 */
export class StateResetWatch {
  private readonly resets: StateResets;
  /** Undefined until one look has succeeded. */
  private known: string | null | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    stateStore: StateStore,
    private readonly onReset: () => void,
  ) {
    this.resets = new StateResets(stateStore);
  }

  /** Resolves when it is known what this process began with, or the state store did not tell. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    // A store that is away is told of elsewhere; it is asked again.
    const last = await this.resets.last().catch(() => undefined);
    if (last === undefined) return;
    const before = this.known;
    // The store may forget it with everything else, which followers notice.
    this.known = last ?? before ?? null;
    if (before !== undefined && this.known !== before) this.onReset();
  }
}
