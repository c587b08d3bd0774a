import { promisify } from 'node:util';
import { unzip } from 'node:zlib';
import type { KafkaMessage } from 'kafkajs';
import compression from 'kafkajs/src/protocol/message/compression/index.js';
import encodedRecord from 'kafkajs/src/protocol/recordBatch/record/v0/index.js';

/** Kafka stores at most 1 MiB of a compressed batch by default, which can expand to 1 GB. */
const maxExpandedBytes = 16 * 1024 * 1024;

const { Codecs, Types } = compression;
const unzipped = promisify(unzip);
/** Why a batch could not be read, by the memory of its stand-ins. */
const unreadable = new WeakMap<ArrayBufferLike, string>();

/**
 * kafkajs 2.2.4 has no codec for snappy, lz4 and zstd: a consumer ends for good at such a batch, and again after each restart. It
 * expands gzip without a limit. With this patch, stand-ins take the place of the messages of such a batch, so that it becomes a dead
 * letter. Declared topics store what others compress uncompressed: the batch is older than that setting, or an operator has changed
 * the topic. ADR 21 says when this can be removed.
 */
for (const name of ['Snappy', 'LZ4', 'ZSTD'] as const) {
  const why = `compressed with ${name.toLowerCase()}, which Dakpion cannot read`;
  Codecs[Types[name]] = () => ({ decompress: async (batch) => standIns(batch, why) });
}
const gzip = Codecs[Types.GZIP]();
Codecs[Types.GZIP] = () => ({
  ...gzip,
  decompress: (batch) =>
    unzipped(batch, { maxOutputLength: maxExpandedBytes }).catch(() =>
      standIns(batch, `compressed with gzip, and damaged or larger than ${maxExpandedBytes} bytes`),
    ),
});

/**
 * Why the batch of the message could not be read. Undefined if it was read. The value of the first stand-in of a batch is the
 * compressed batch, the others have empty values.
 */
export function whyUnreadable({ value }: Pick<KafkaMessage, 'value'>): string | undefined {
  return value === null ? undefined : unreadable.get(value.buffer);
}

/** As many records as the batch has, with their offsets. */
function standIns(batch: Buffer, why: string): Buffer {
  // kafkajs passes on the end of the batch. The number of its records precedes it.
  const count = Buffer.from(batch.buffer, batch.byteOffset - 4, 4).readInt32BE();
  const records = Array.from({ length: count }, (_none, offsetDelta) => {
    const value = offsetDelta === 0 ? batch : Buffer.alloc(0);
    return encodedRecord({ offsetDelta, key: null, value }).buffer;
  });
  // Memory of its own: short buffers of Node share theirs.
  const bytes = Buffer.alloc(records.reduce((sum, record) => sum + record.length, 0));
  Buffer.concat(records).copy(bytes);
  unreadable.set(bytes.buffer, `A batch of ${count === 1 ? 'one message' : `${count} messages`} is ${why}`);
  return bytes;
}
