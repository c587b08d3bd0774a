import * as writing from '@eventstore/db-client/dist/utils/backpressuredWrite.js';

type Write = (stream: object, message: unknown) => Promise<void>;

// A CommonJS module: an ES module can modify only its default export.
const exported = ((writing as { readonly default?: unknown }).default ?? writing) as { backpressuredWrite: Write };

const { backpressuredWrite } = exported;

/**
 * The client (6.2.1) writes an append in an unhandled promise. If the call fails while appends wait for room in its buffer, as
 * with a server that is slow and then unavailable, each of them causes an unhandled rejection, which ends the process. The
 * appends are rejected anyway: the client rejects all pending appends. ADR 21 says when this can be removed.
 */
exported.backpressuredWrite = async (stream, message) => {
  await backpressuredWrite(stream, message).catch(() => undefined);
};
