import { type RetryPolicy, retry } from '@dakpion/repetition';
import { type EventData, isCommandError, jsonEvent, WrongExpectedVersionError } from '@eventstore/db-client';
import type { AppendResult, NewEvent, StreamRevision } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';
import { Connection, TimeoutError, within } from './connection.ts';
import { eventStoreDbError } from './event-store-db-error.ts';
import './waiting-writes.patch.ts';

const patience: RetryPolicy = { maxTries: 3, firstPauseMs: 150, maxPauseMs: 300 };

/**
 * Appends over a connection of its own.
 *
 * The client can leave an append unanswered for ever, whatever its deadline: so each has a time-out, and a connection
 * that has answered nothing in that time is replaced. An append that failed may have been written: it is repeated with the same ids
 * and the same revision, which EventStoreDB answers as the first time. The client keeps all pending appends in one map
 * of the process, which one failing call empties: so nothing else uses this connection, and there is one at a time.
 */
export class RepeatedAppend {
  private connection: Promise<Connection>;
  /** When an append was last answered, as `performance.now()` has it. */
  private answeredAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {
    this.connection = Promise.resolve(new Connection(url));
  }

  /** The events must have been checked: data that cannot be serialised would not be answered either. */
  async append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendOutcome> {
    const messages = events.map(eventData);
    const attempt = () =>
      this.tryOnce(stream, messages, expected).catch((error: unknown) => {
        throw eventStoreDbError(error);
      });
    return retry(attempt, patience, (failure) => failure instanceof EventStoreUnavailableError);
  }

  async close(): Promise<void> {
    await (await this.connection).close();
  }

  private async tryOnce(stream: string, messages: EventData[], expected: StreamRevision): Promise<AppendOutcome> {
    const connecting = this.connection;
    const { client } = await connecting;
    const expectedRevision = expected === 'no_stream' ? expected : BigInt(expected);
    const began = performance.now();
    try {
      const answer = client.appendToStream(stream, messages, { expectedRevision });
      const { nextExpectedRevision, position } = await within(this.timeoutMs, answer);
      this.answeredAt = performance.now();
      return { outcome: 'appended', revision: Number(nextExpectedRevision), position: position?.commit };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        this.answeredAt = performance.now();
        return wrongRevision(error);
      }
      // To replace one that only is slow would fail, and repeat, all that wait for it.
      if (isStuck(error) && this.answeredAt < began) this.replace(connecting);
      throw error;
    }
  }

  /** Nothing is appended over the new connection before the old one has let go: its end rejects all that is pending. */
  private replace(stuck: Promise<Connection>): void {
    if (this.connection !== stuck) return;
    this.connection = stuck.then(async (connection) => {
      await connection.close();
      return new Connection(this.url);
    });
  }
}

/** As AppendResult, except that old servers do not return the position. */
export type AppendOutcome =
  | Extract<AppendResult, { outcome: 'wrong_revision' }>
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: bigint | undefined };

/**
 * Whether the connection may never again answer. It is so, too, once its server has not told what it can do, or no node of
 * its cluster was found to ask: the client asks only once, and keeps the failure for good.
 */
function isStuck(error: unknown): boolean {
  return error instanceof TimeoutError || (error instanceof Error && !isCommandError(error));
}

function wrongRevision(error: WrongExpectedVersionError): AppendOutcome {
  const { actualVersion } = error;
  return { outcome: 'wrong_revision', actual: typeof actualVersion === 'bigint' ? Number(actualVersion) : 'no_stream' };
}

function eventData({ id, type, data, metadata }: NewEvent): EventData {
  return jsonEvent({ id, type, data, metadata: { ...metadata } });
}
