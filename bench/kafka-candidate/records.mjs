const controlBatch = 0x20;

/** The messages of batches from an offset on, as kafkajs has them. Kafka's own marks of transactions are none. */
export function messagesFrom(batches, from) {
  return batches
    .filter(({ attributes }) => (attributes & controlBatch) === 0)
    .flatMap((batch) => batch.records.map((record) => message(batch, record)))
    .filter(({ offset }) => BigInt(offset) >= from);
}

/** The last offset of all batches, marks included. */
export function lastOffset(batches) {
  const { firstOffset, lastOffsetDelta } = batches.at(-1);
  return firstOffset + BigInt(lastOffsetDelta);
}

function message({ firstOffset, firstTimestamp }, { offsetDelta, timestampDelta, key, value, headers }) {
  return {
    offset: String(firstOffset + BigInt(offsetDelta)),
    timestamp: String(firstTimestamp + timestampDelta),
    ...{ key, value },
    headers: Object.fromEntries(headers.map(([name, text]) => [String(name), text])),
  };
}
