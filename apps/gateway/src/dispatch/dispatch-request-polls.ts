import { type DispatchRequest, topics } from '@dakpion/contracts';
import { type Broker, browseInTime } from '@dakpion/messaging';
import { rest } from '@dakpion/repetition';
import { BROKER } from '@dakpion/service';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { pageBytes } from '../http/limits.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { cursorAfter, type DispatchCursor } from './dispatch-cursor.ts';

/** The maximum number of polls that wait at the same time. Each reads the topic twice a second. */
export const maxWaitingPolls = 16;
const lookEveryMs = 500;
const retryAfterSeconds = 5;

/** The requests of a poll, and the position after them. */
interface PolledRequests {
  readonly requests: readonly DispatchRequest[];
  readonly cursor: DispatchCursor;
}

/** The parameters of a poll. `waitMs`: how long to wait for a request when there is none. */
interface DispatchPoll {
  readonly cursor: DispatchCursor;
  readonly limit: number;
  readonly waitMs: number;
}

/** Reads requests for riders for dispatch systems without Kafka: the same messages as on `dispatch.requests.v1`. */
@Injectable()
export class DispatchRequestPolls implements BeforeApplicationShutdown {
  private isStopping = false;
  private waiting = 0;

  constructor(@Inject(BROKER) private readonly broker: Broker) {}

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /**
   * Resolves when there are requests, when the wait ends, when `gone` is aborted because the client has left, or half a second after
   * the gateway begins to stop. Rejects with the broker's error if it is silent.
   */
  async poll(poll: DispatchPoll, gone: AbortSignal): Promise<PolledRequests> {
    if (this.waiting >= maxWaitingPolls)
      throw new ProblemError({ code: 'rate_limited', retry_after: retryAfterSeconds });
    this.waiting += 1;
    try {
      return await this.look(poll, gone);
    } finally {
      this.waiting -= 1;
    }
  }

  private async look({ cursor, limit, waitMs }: DispatchPoll, gone: AbortSignal): Promise<PolledRequests> {
    const until = performance.now() + waitMs;
    for (;;) {
      const found = await this.read(cursor, limit);
      const left = until - performance.now();
      if (found.requests.length > 0 || left <= 0 || gone.aborted || this.isStopping) return found;
      await rest(Math.min(lookEveryMs, left), { signal: gone });
    }
  }

  private async read(cursor: DispatchCursor, limit: number): Promise<PolledRequests> {
    const requests: DispatchRequest[] = [];
    let bytes = 0;
    let after = cursor;
    const options = { afterEach: cursor.places };
    for await (const message of browseInTime(this.broker, topics.dispatchRequests.name, options)) {
      requests.push(message.value as DispatchRequest);
      after = cursorAfter(after, message.place);
      bytes += message.bytes.length;
      if (requests.length === limit || bytes >= pageBytes) break;
    }
    return { requests, cursor: after };
  }
}
