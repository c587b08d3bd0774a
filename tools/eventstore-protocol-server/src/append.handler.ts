import {
  type AppendResult,
  type EventStore,
  EventTooLargeError,
  maxEventBytes,
  type NewEvent,
  type StreamRevision,
} from '@dakpion/event-store';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { appendOrBound } from './append-or-bound.ts';
import { streamName } from './identifiers.ts';
import { expectedRevision, proposedEvent } from './proposed-event.ts';
import { callError, ProtocolError } from './protocol-error.ts';

/** One append for each call: the options first, then the events. The client uses this call if it has its own credentials. */
export function appendHandler(store: EventStore): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, answer) => {
    let options: AppendReq.Options | undefined;
    let failure: unknown;
    let bytes = 0;
    const events: NewEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (!message || failure !== undefined) return;
      bytes += message.getData_asU8().length;
      try {
        if (bytes > maxEventBytes) throw new EventTooLargeError(`More than ${maxEventBytes} bytes of events`);
        events.push(proposedEvent(message));
      } catch (error) {
        failure = error;
      }
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      const appended = failure === undefined ? append(store, options, events) : Promise.reject(failure);
      appended.then(
        (response) => answer(null, response),
        (error: unknown) => answer(callError(error)),
      );
    });
  };
}

async function append(
  store: EventStore,
  options: AppendReq.Options | undefined,
  events: readonly NewEvent[],
): Promise<AppendResp> {
  if (!options) throw new ProtocolError('An append begins with its options');
  const revision = options.hasRevision() ? options.getRevision() : undefined;
  const expected = expectedRevision(options.hasNoStream(), revision);
  return response(await appendOrBound(store, streamName(options.getStreamIdentifier()), events, expected), expected);
}

function response(result: AppendResult, expected: StreamRevision): AppendResp {
  const message = new messages.AppendResp();
  if (result.outcome === 'appended') {
    const position = new messages.AppendResp.Position();
    position.setCommitPosition(String(result.position)).setPreparePosition(String(result.position));
    const success = new messages.AppendResp.Success();
    return message.setSuccess(success.setCurrentRevision(String(result.revision)).setPosition(position));
  }
  const wrong = new messages.AppendResp.WrongExpectedVersion();
  if (result.actual === 'no_stream') wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(result.actual));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return message.setWrongExpectedVersion(wrong);
}
