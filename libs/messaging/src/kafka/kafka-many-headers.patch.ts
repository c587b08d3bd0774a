import Decoder from 'kafkajs/src/protocol/decoder.js';

/** Far more than any sender needs. */
const maxHeaders = 1_000;

const { readVarIntArray } = Decoder.prototype;

/**
 * kafkajs 2.2.4 copies all headers of a record for each of them: 10,000 headers, 70 KB, block the process for 16 s, longer than a
 * session, so that their partition never moves on. With this patch, further headers are ignored. Only headers are read by this
 * method. ADR 21 says when this can be removed.
 */
Decoder.prototype.readVarIntArray = function (read) {
  return readVarIntArray.call(this, read).slice(0, maxHeaders);
};
