import Connection from 'kafkajs/src/network/connection.js';

/** The size of the length that precedes each response, in bytes. */
const lengthBytes = 4;

/** The parts of kafkajs's connection that are patched or used here. */
interface KafkaConnection {
  /** Absent before the first connection. */
  readonly socket?: { readonly destroyed: boolean; destroy(): void; removeAllListeners(event: 'connect'): unknown };
  /** The bytes of a response of which the rest has not arrived. */
  chunks: readonly Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
  /** The requests that wait for responses. */
  readonly requestQueue: { readonly inflight: ReadonlyMap<number, { sentAt: number }> };
  isConnected(): boolean;
  rejectRequests(error: Error): void;
  disconnect(): Promise<unknown>;
}

const { connect, disconnect, processData, send } = Connection.prototype;

/**
 * kafkajs 2.2.4 keeps a connection on which a response is overdue, and repeats the request on it. If a load balancer, a NAT or a
 * broker that lost power has dropped the connection silently, nothing ever arrives there: a consumer needed 80 s until it gave up.
 * With this patch the connection ends, as in Kafka's own client, and the next request opens another one. A broker answers the
 * requests of a connection in their order, so the other requests on it are overdue as well. ADR 21 says when this can be removed.
 */
Connection.prototype.send = async function (this: KafkaConnection, request: unknown): Promise<unknown> {
  const { socket } = this;
  try {
    return await send.call(this, request);
  } catch (error) {
    const isOverdue = error instanceof Error && error.name === 'KafkaJSRequestTimeoutError';
    if (isOverdue && this.socket === socket) await endConnection(this, error);
    throw error;
  }
};

/**
 * kafkajs 2.2.4 keeps the first bytes of a response when a connection ends before the rest, and takes the bytes of the next
 * connection for that rest. Then no response is understood any more.
 */
Connection.prototype.connect = function (this: KafkaConnection): Promise<unknown> {
  if (!this.isConnected()) Object.assign(this, { chunks: [], bytesBuffered: 0, bytesNeeded: lengthBytes });
  return connect.call(this);
};

/**
 * kafkajs 2.2.4 gives up a response that arrives for longer than the time-out of its request, and requests it again. A consumer
 * with much to read over a slow network never got on. With this patch, the time-out counts from the last bytes.
 */
Connection.prototype.processData = function (this: KafkaConnection, bytes: Buffer): void {
  const now = Date.now();
  for (const request of this.requestQueue.inflight.values()) request.sentAt = now;
  processData.call(this, bytes);
};

/**
 * While a broker is down, kafkajs 2.2.4 ends each of its connections again and again. For a closed socket, Node keeps each `unref`
 * until it connects, which never happens, and warns of a leak after ten. With this patch, they are forgotten.
 */
Connection.prototype.disconnect = async function (this: KafkaConnection): Promise<unknown> {
  const ended = await disconnect.call(this);
  if (this.socket?.destroyed === true) this.socket.removeAllListeners('connect');
  return ended;
};

/** Ends the requests of a connection, with this error, and the connection. kafkajs would wait for their responses. */
export async function endConnection(
  connection: Pick<KafkaConnection, 'socket' | 'rejectRequests' | 'disconnect'>,
  error: Error,
): Promise<void> {
  connection.rejectRequests(error);
  await connection.disconnect();
  // Otherwise kafkajs would log a response that arrives now as unexpected.
  connection.socket?.destroy();
}
