import {
  type EventStore,
  EventStoreUnavailableError,
  EventTooLargeError,
  maxEventBytes,
  type NewEvent,
} from '@dakpion/event-store';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type handleBidiStreamingCall, type ServerDuplexStream, status } from '@grpc/grpc-js';
import { appendOrBound } from './append-or-bound.ts';
import { appended, appendFailed, wrongRevision } from './batch-append.responses.ts';
import { streamName, uuidText } from './identifiers.ts';
import { expectedRevision, proposedEvent } from './proposed-event.ts';
import { type CallError, callError, closingError } from './protocol-error.ts';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** The maximum number of appends in progress in one call. Beyond it, no more requests are read. */
const maxUnderWay = 1_000;

/** Any number of appends in one call, each in one or more parts, with responses in any order by correlation id. */
export function batchAppendHandler(
  store: EventStore,
  closing: AbortSignal,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => new BatchAppends(store, call, closing).start();
}

/** An append whose last part has not arrived. */
interface BegunAppend {
  readonly first: BatchAppendReq;
  readonly messages: BatchAppendReq.ProposedMessage[];
  bytes: number;
}

class BatchAppends {
  private readonly begun = new Map<string, BegunAppend>();
  private underWay = 0;
  private end: 'ended' | CallError | null = null;
  private closed = false;
  private readonly onClosing = () => this.finish(closingError);

  constructor(
    private readonly store: EventStore,
    private readonly call: BatchCall,
    private readonly closing: AbortSignal,
  ) {}

  start(): void {
    const { call, closing } = this;
    call.on('data', (request: BatchAppendReq) => this.take(request));
    call.on('end', () => this.finish('ended'));
    call.on('error', () => this.letGo());
    call.on('cancelled', () => this.letGo());
    closing.addEventListener('abort', this.onClosing, { once: true });
    if (closing.aborted) this.onClosing();
  }

  private take(request: BatchAppendReq): void {
    if (this.end !== null) return;
    const id = uuidText(request.getCorrelationId());
    const append = this.begun.get(id) ?? { first: request, messages: [], bytes: 0 };
    for (const message of request.getProposedMessagesList()) {
      append.bytes += message.getData_asU8().length;
      // An append that is too large is refused at its last part, so its events are not kept.
      if (append.bytes <= maxEventBytes) append.messages.push(message);
    }
    if (!request.getIsFinal()) {
      this.begun.set(id, append);
      const details = `More than ${maxUnderWay} appends without their last part`;
      if (this.begun.size > maxUnderWay) this.finish({ code: status.RESOURCE_EXHAUSTED, details });
      return;
    }
    this.begun.delete(id);
    this.underWay += 1;
    if (this.underWay >= maxUnderWay) this.call.pause();
    this.answer(append).catch((error: unknown) => this.finish(callError(error)));
  }

  private async answer(append: BegunAppend): Promise<void> {
    const response = await this.appendTo(append);
    if (response && !this.closed) await this.write(response);
    this.underWay -= 1;
    if (this.call.isPaused()) this.call.resume();
    this.endWhenDone();
  }

  /**
   * Appends the events and returns the response. Null if the store is unavailable, which ends the whole call, as in EventStoreDB.
   */
  private async appendTo({ first, messages, bytes }: BegunAppend): Promise<BatchAppendResp | null> {
    const options = first.getOptions();
    const stream = streamName(options?.getStreamIdentifier());
    try {
      if (bytes > maxEventBytes) throw new EventTooLargeError(`More than ${maxEventBytes} bytes of events`);
      const events: NewEvent[] = messages.map(proposedEvent);
      const revision = options?.hasStreamPosition() ? options.getStreamPosition() : undefined;
      const expected = expectedRevision(options?.hasNoStream() ?? false, revision);
      const result = await appendOrBound(this.store, stream, events, expected);
      if (result.outcome === 'appended') return appended(first, result);
      return wrongRevision(first, expected, result.actual);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) return appendFailed(first, error);
      this.finish(callError(error));
      return null;
    }
  }

  private write(response: BatchAppendResp): Promise<void> {
    // A client that disconnects during the response ends the call. No response can reach it.
    return new Promise((resolve) => this.call.write(response, () => resolve()));
  }

  private finish(end: 'ended' | CallError): void {
    this.end ??= end;
    this.endWhenDone();
  }

  private endWhenDone(): void {
    if (this.end === null || this.underWay > 0 || this.closed) return;
    this.letGo();
    if (this.end === 'ended') this.call.end();
    else this.call.emit('error', this.end);
  }

  private letGo(): void {
    this.closed = true;
    this.begun.clear();
    this.closing.removeEventListener('abort', this.onClosing);
  }
}
