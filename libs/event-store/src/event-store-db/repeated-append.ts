import { type RetryPolicy, retry } from '@dakpion/repetition';
import { type EventData, isCommandError, jsonEvent, WrongExpectedVersionError } from '@eventstore/db-client';
import type { AppendResult, NewEvent, StreamRevision } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';
import './base64-fields.patch.ts';
import { Connection, TimeoutError, within } from './connection.ts';
import { eventStoreDbError } from './event-store-db-error.ts';
import './waiting-writes.patch.ts';

const patience: RetryPolicy = { maxTries: 3, firstPauseMs: 150, maxPauseMs: 300 };

/**
 * Appends over its own connection.
 *
 * The client can leave an append unanswered forever, even with a deadline. Therefore each has a time-out, and a connection without
 * any response in that time is replaced. A failed append may have been written: it is repeated with the same ids and the same
 * revision, which EventStoreDB answers like the first one. The client keeps all pending appends in one map of the process, which
 * one failing call empties. Therefore nothing else uses this connection, and there is one at a time.
 */
export class RepeatedAppend {
  private connection: Promise<Connection>;
  /** The time of the last response to an append, by `performance.now()`. */
  private answeredAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {
    this.connection = Promise.resolve(new Connection(url));
  }

  /** The events must have been checked: data that cannot be serialised would get no response either. */
  async append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendOutcome> {
    const messages = events.map(eventData);
    const attempt = () =>
      this.tryOnce(stream, messages, expected).catch((error: unknown) => {
        throw eventStoreDbError(error);
      });
    const worthRetrying = (error: unknown) => error instanceof EventStoreUnavailableError;
    return retry(attempt, patience, { worthRetrying });
  }

  async close(): Promise<void> {
    await this.connection.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  private async tryOnce(stream: string, messages: EventData[], expected: StreamRevision): Promise<AppendOutcome> {
    const connecting = this.connection;
    const { client } = await this.opened(connecting);
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
      // Replacing a connection that is only slow would fail, and repeat, all appends that wait for it.
      if (isStuck(error) && this.answeredAt < began) this.replace(connecting);
      throw error;
    }
  }

  /** A connection that could not be made, e.g. because a file with certificates was being replaced, is made again. */
  private async opened(connecting: Promise<Connection>): Promise<Connection> {
    try {
      return await connecting;
    } catch (error) {
      this.replace(connecting);
      throw new EventStoreUnavailableError((error as Error).message);
    }
  }

  /** Nothing is appended over the new connection before the previous one is closed: its end rejects all pending appends. */
  private replace(stuck: Promise<Connection>): void {
    if (this.connection !== stuck) return;
    const closed = stuck.then(
      (connection) => connection.close(),
      () => undefined,
    );
    this.connection = closed.then(() => new Connection(this.url));
    // The next append reports it.
    this.connection.catch(() => undefined);
  }
}

/** As AppendResult, except that old servers return no position. */
type AppendOutcome =
  | Extract<AppendResult, { outcome: 'wrong_revision' }>
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: bigint | undefined };

/**
 * Whether the connection may never answer again. This includes a server that has not reported its features, and a cluster of which
 * no node was found: the client asks only once and keeps the failure forever.
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
