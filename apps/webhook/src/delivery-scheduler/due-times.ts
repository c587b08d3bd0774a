import TinyQueue from 'tinyqueue';

/** The next attempt of an order. `dueAt`: epoch milliseconds. */
export interface DueTime {
  readonly orderId: string;
  readonly dueAt: number;
}

/** The due times of orders in memory, one for each order. */
export class DueTimes {
  private readonly times = new Map<string, DueTime>();
  /** Earliest first. An entry is outdated if `times` has another time for its order. It is removed when it becomes due. */
  private readonly queue = new TinyQueue<DueTime>([], (one, other) => one.dueAt - other.dueAt);

  get size(): number {
    return this.times.size;
  }

  /** Sets the time of an order, in place of any earlier one. */
  set(orderId: string, dueAt: number): void {
    const time = { orderId, dueAt };
    this.times.set(orderId, time);
    this.queue.push(time);
  }

  /** Sets the time of all orders. */
  setAll(dueAt: number): void {
    for (const orderId of [...this.times.keys()]) this.set(orderId, dueAt);
  }

  has(orderId: string): boolean {
    return this.times.has(orderId);
  }

  delete(orderId: string): void {
    this.times.delete(orderId);
  }

  /** The earliest order. Null if there is none. */
  first(): DueTime | null {
    for (let time = this.queue.peek(); time !== undefined; time = this.queue.peek()) {
      if (this.times.get(time.orderId) === time) return time;
      this.queue.pop();
    }
    return null;
  }

  /** Removes and returns the earliest order if it is due at `now`. Otherwise null. */
  takeDue(now: number): DueTime | null {
    const first = this.first();
    if (first === null || first.dueAt > now) return null;
    this.queue.pop();
    this.times.delete(first.orderId);
    return first;
  }
}
