import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { withBoundedMessages } from './bounded-messages.ts';

const { requestDeserialize } = withBoundedMessages(streams.StreamsService).read;

// Options of 10 bytes, whose stream of 8 bytes has an endless name; the same with a name of 4 GiB; options of 2 GiB.
test.each(['0a0a0a081ab3d9a0d9a1', '0a0a0a080a061afffffffff0', '0afeffffff070a00'])(
  'refuses the request %s, in which a field is longer than the request',
  (hex) => {
    expect(() => requestDeserialize(Buffer.from(hex, 'hex'))).toThrow(
      'A field of the request is longer than the request',
    );
  },
);

test('reads a complete message', () => {
  const options = new messages.ReadReq.Options().setCount('7').setStream(new messages.ReadReq.Options.StreamOptions());
  const request = new messages.ReadReq().setOptions(options);
  expect(requestDeserialize(Buffer.from(request.serializeBinary())).toObject()).toEqual(request.toObject());
});
