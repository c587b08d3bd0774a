import { EventStoreForbiddenError, EventTooLargeError, maxEventBytes, type StreamRevision } from '@dakpion/event-store';
import type { WrongExpectedVersion } from '@eventstore/db-client/generated/shared_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { callError } from './protocol-error.ts';

export function appended(
  request: BatchAppendReq,
  result: { readonly revision: number; readonly position: bigint },
): BatchAppendResp {
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(result.position)).setPreparePosition(String(result.position));
  const success = new messages.BatchAppendResp.Success();
  return responseTo(request).setSuccess(success.setCurrentRevision(String(result.revision)).setPosition(position));
}

export function wrongRevision(
  request: BatchAppendReq,
  expected: StreamRevision,
  actual: StreamRevision,
): BatchAppendResp {
  const wrong: WrongExpectedVersion = new shared.WrongExpectedVersion();
  if (actual === 'no_stream') wrong.setCurrentNoStream(new empty.Empty());
  else wrong.setCurrentStreamRevision(String(actual));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new empty.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return failed(request, status.ALREADY_EXISTS, 'Wrong expected version', {
    name: 'event_store.client.WrongExpectedVersion',
    bytes: wrong.serializeBinary(),
  });
}

/** The client creates its error from the details. For unknown kinds it shows the message. */
export function appendFailed(request: BatchAppendReq, error: unknown): BatchAppendResp {
  const { code, details } = callError(error);
  if (error instanceof EventTooLargeError) {
    const bytes = new shared.MaximumAppendSizeExceeded().setMaxappendsize(maxEventBytes).serializeBinary();
    return failed(request, code, details, { name: 'event_store.client.MaximumAppendSizeExceeded', bytes });
  }
  if (error instanceof EventStoreForbiddenError) {
    const bytes = new shared.AccessDenied().serializeBinary();
    return failed(request, code, details, { name: 'event_store.client.AccessDenied', bytes });
  }
  const bytes = new shared.BadRequest().setMessage(details).serializeBinary();
  return failed(request, code, details, { name: 'event_store.client.BadRequest', bytes });
}

function failed(
  request: BatchAppendReq,
  code: status,
  message: string,
  details: { readonly name: string; readonly bytes: Uint8Array },
): BatchAppendResp {
  const packed = new any.Any();
  packed.pack(details.bytes, details.name);
  return responseTo(request).setError(
    new statuses.Status().setCode(Number(code)).setMessage(message).setDetails(packed),
  );
}

function responseTo(request: BatchAppendReq): BatchAppendResp {
  const response = new messages.BatchAppendResp();
  response.setCorrelationId(request.getCorrelationId());
  return response.setStreamIdentifier(request.getOptions()?.getStreamIdentifier());
}
