import TinyQueue from 'tinyqueue';

/** An order's next attempt. `dueAt` in epoch milliseconds. */
export interface DueTime {
  readonly orderId: string;
  readonly dueAt: number;
}

/** When orders are due, one time for each, in memory. */
export class DueTimes {
  private readonly times = new Map<string, DueTime>();
  /** Earliest first. One that is not its order's in `times` any more counts no more, and goes when its time has come. */
  private readonly queue = new TinyQueue<DueTime>([], (one, other) => one.dueAt - other.dueAt);

  get size(): number {
    return this.times.size;
  }

  /** Sets an order's time, whatever it was. */
  set(orderId: string, dueAt: number): void {
    const time = { orderId, dueAt };
    this.times.set(orderId, time);
    this.queue.push(time);
  }

  /** Sets the time of all. */
  setAll(dueAt: number): void {
    for (const orderId of [...this.times.keys()]) this.set(orderId, dueAt);
  }

  delete(orderId: string): void {
    this.times.delete(orderId);
  }

  /** The earliest; null when there is none. */
  first(): DueTime | null {
    for (let time = this.queue.peek(); time !== undefined; time = this.queue.peek()) {
      if (this.times.get(time.orderId) === time) return time;
      this.queue.pop();
    }
    return null;
  }

  /** Takes out the earliest if it is due at `now`; else null. */
  takeDue(now: number): DueTime | null {
    const first = this.first();
    if (first === null || first.dueAt > now) return null;
    this.queue.pop();
    this.times.delete(first.orderId);
    return first;
  }
}
