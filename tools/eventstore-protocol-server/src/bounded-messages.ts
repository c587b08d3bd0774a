import type { ServiceDefinition, UntypedServiceImplementation } from '@grpc/grpc-js';
import protobuf, { type BinaryReader } from 'google-protobuf';

/** A class of messages that the compiler of Protocol Buffers made. */
interface MessageType<Message> {
  new (): Message;
  deserializeBinaryFromReader(message: Message, reader: BinaryReader): Message;
}

/**
 * The service, which refuses requests with a field that claims to be longer than the request. For such a field, google-protobuf 3
 * reads up to 4 GiB of absent bytes, and the process does nothing else for 20 seconds. Version 4 refuses such messages itself, and
 * cannot run the code in `@eventstore/db-client`, which was made for version 3.
 */
export function withBoundedMessages<Service extends ServiceDefinition<UntypedServiceImplementation>>(
  service: Service,
): Service {
  const methods = Object.entries(service).map(([name, method]) => {
    const { requestType: type } = method as typeof method & { readonly requestType: MessageType<unknown> };
    const requestDeserialize = (bytes: Buffer) => type.deserializeBinaryFromReader(new type(), boundedReader(bytes));
    return [name, { ...method, requestDeserialize }];
  });
  return Object.fromEntries(methods);
}

function boundedReader(bytes: Buffer): BinaryReader {
  const reader = new protobuf.BinaryReader(bytes);
  const nextField = reader.nextField.bind(reader);
  reader.nextField = () => {
    const found = nextField();
    if (found && reader.isDelimited() && bytesAfterLength(bytes, reader.getCursor()) < 0) {
      throw new RangeError('A field of the request is longer than the request');
    }
    return found;
  };
  return reader;
}

/** The number of bytes that follow a field whose length is at the place. Negative if the field does not fit. */
function bytesAfterLength(bytes: Buffer, place: number): number {
  let length = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[place + index] ?? 0x80;
    length += (byte % 0x80) * 0x80 ** index;
    if (byte < 0x80) return bytes.length - (place + index + 1) - length;
  }
  return -1;
}
