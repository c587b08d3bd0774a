/** An event that the position of the lanes has not passed yet, because this or an earlier event is unfinished. */
interface Entry {
  readonly position: string;
  isHandled: boolean;
}

/**
 * Handles the events of one order one after the other, and of several orders at the same time. {@link OrderLanes.add} waits while
 * `limit` events are unfinished.
 */
export class OrderLanes {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly entries: Entry[] = [];
  private unfinished = 0;
  private wake = () => {};
  private handled: string | null = null;

  constructor(private readonly limit: number) {}

  /** The position of the last event up to which all events are handled. Null: none. */
  get position(): string | null {
    return this.handled;
  }

  /**
   * Resolves when there is room for another event. `handle` must not reject. It returns false if the event must be delivered again.
   * Then the position stays before the event.
   */
  async add(
    event: { readonly order_id: string; readonly position: string },
    handle: () => Promise<boolean>,
  ): Promise<void> {
    const entry = { position: event.position, isHandled: false };
    this.entries.push(entry);
    this.unfinished += 1;
    const before = this.lanes.get(event.order_id) ?? Promise.resolve();
    const lane = before.then(handle).then((isHandled) => {
      if (this.lanes.get(event.order_id) === lane) this.lanes.delete(event.order_id);
      entry.isHandled = isHandled;
      this.finish();
    });
    this.lanes.set(event.order_id, lane);
    while (this.unfinished >= this.limit) await this.oneFinished();
  }

  /** Resolves when all events are handled. */
  async settled(): Promise<void> {
    while (this.unfinished > 0) await this.oneFinished();
  }

  private oneFinished(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private finish(): void {
    this.unfinished -= 1;
    while (this.entries[0]?.isHandled) this.handled = this.entries.shift()?.position ?? null;
    this.wake();
  }
}
