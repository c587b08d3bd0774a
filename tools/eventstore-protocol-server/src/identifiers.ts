import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/shared_pb.js';

/** The id as text, in lower case. '' if there is none. */
export function uuidText(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (!structured) return uuid?.getString().toLowerCase() ?? '';
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(structured.getMostSignificantBits())), 0);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(structured.getLeastSignificantBits())), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The id as a message. Some clients require two numbers. */
export function uuidMessage(text: string, form: 'string' | 'structured'): UUID {
  const uuid = new messages.UUID();
  if (form === 'string') return uuid.setString(text);
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex');
  const structured = new messages.UUID.Structured();
  structured.setMostSignificantBits(String(bytes.readBigInt64BE(0)));
  structured.setLeastSignificantBits(String(bytes.readBigInt64BE(8)));
  return uuid.setStructured(structured);
}

export function streamName(identifier: StreamIdentifier | undefined): string {
  return identifier === undefined ? '' : Buffer.from(identifier.getStreamName_asU8()).toString('utf8');
}

export function streamIdentifier(stream: string): StreamIdentifier {
  return new messages.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));
}
