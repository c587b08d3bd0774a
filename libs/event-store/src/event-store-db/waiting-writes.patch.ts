import * as writing from '@eventstore/db-client/dist/utils/backpressuredWrite.js';

type Write = (stream: object, message: unknown) => Promise<void>;

// A CommonJS module: what may be set in it is seen from an ES module as its default only.
const exported = ((writing as { readonly default?: unknown }).default ?? writing) as { backpressuredWrite: Write };

const { backpressuredWrite } = exported;

/**
 * The client (6.2.1) writes an append in an unhandled promise. When the call fails while appends wait for room in
 * its buffer, as those to a server that is slow and then gone do, each of them was an unhandled rejection, which ends the
 * process. The append itself is rejected all the same: the client does so with all that is pending. ADR 21 says when this goes.
 */
exported.backpressuredWrite = async (stream, message) => {
  await backpressuredWrite(stream, message).catch(() => undefined);
};
