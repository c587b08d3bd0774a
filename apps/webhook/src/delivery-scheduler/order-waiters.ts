/** The promise that all waiting callers of one order share. */
interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

/** The callers that wait until orders are safe. */
export class OrderWaiters {
  /** By order id. */
  private readonly waiting = new Map<string, Waiting>();

  /** Resolves when the order is acknowledged. Rejects with the error with which it is refused. */
  wait(orderId: string): Promise<void> {
    return this.of(orderId).promise;
  }

  /** Calls `then` after `inMs`, unless the order is acknowledged or refused before. */
  after(orderId: string, inMs: number, then: () => void): void {
    const waiting = this.of(orderId);
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(then, inMs).unref();
  }

  acknowledge(orderId: string): void {
    this.remove(orderId)?.resolve();
  }

  refuse(orderId: string, error: unknown): void {
    this.remove(orderId)?.reject(error);
  }

  private of(orderId: string): Waiting {
    const known = this.waiting.get(orderId);
    if (known !== undefined) return known;
    let resolve: () => void = () => undefined;
    let reject: (reason: unknown) => void = () => undefined;
    const promise = new Promise<void>((...settle) => {
      [resolve, reject] = settle;
    });
    const waiting = { promise, resolve, reject, timer: undefined };
    this.waiting.set(orderId, waiting);
    return waiting;
  }

  private remove(orderId: string): Waiting | undefined {
    const waiting = this.waiting.get(orderId);
    this.waiting.delete(orderId);
    // Otherwise the timer would keep ended orders in memory.
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
