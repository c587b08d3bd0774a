// Closes idle connections of `fetch` after 4 s. The gateway closes them after 72 s, and Node's `fetch` only a second earlier: on a busy
// machine, a test then sent its first request on a connection that was closed at that moment, which fails. Load it with --import.

/** Where Node's `fetch` finds its agent (https://undici.nodejs.org/#/docs/api/GlobalInstallation). */
const place = Symbol.for('undici.globalDispatcher.1');

// Node makes the agent with the first request.
await fetch('data:,');
const { constructor: Agent } = globalThis[place];
globalThis[place] = new Agent({ keepAliveMaxTimeout: 4_000 });
