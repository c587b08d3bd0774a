import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxPipelinedRequests, unreadAnswerMs } from '../http/limits.ts';
import { isArriving } from './arriving-body.ts';

/** Connections that share a limit. */
interface Group {
  readonly limit: number;
  open: number;
  /** Connections without a request in progress. The one that has been idle for the longest time is the first. */
  readonly idle: Set<Socket>;
}

interface OpenConnection {
  readonly groups: readonly Group[];
  /** Null: it counts for no network. */
  readonly network: string | null;
  /** The answers in progress. More than one if the client does not wait for them. */
  readonly answers: Set<ServerResponse>;
  /** What the client sent after its last complete request cannot be read. */
  isUnreadable: boolean;
}

interface ConnectionOptions {
  /** The maximum number of open connections, in all and of one network. */
  readonly limits: { readonly all: number; readonly perNetwork: number };
  /** The network of an address. Null: only the limit of all connections applies. */
  readonly networkOf: (address: string | undefined) => string | null;
  /** Called for each refused connection. `network`: the one that is full. Null if the port is. */
  readonly refused: (network: string | null) => void;
}

/** How long requests in progress may take to end during a stop, in ms: half of the time that the process has for its stop. */
const drainMs = 5_000;

/**
 * The connections of one server. A connection is idle while it has no request whose headers are complete: also before its
 * first request, and in the middle of headers. Where a limit is reached, the longest idle connection is closed for a new one.
 * Only if all have requests in progress, the new one is closed.
 */
export class ServerConnections {
  private readonly open = new Map<Socket, OpenConnection>();
  private readonly all: Group;
  private readonly networks = new Map<string, Group>();
  private isStopping = false;

  constructor(
    server: Server,
    private readonly options: ConnectionOptions,
  ) {
    this.all = newGroup(options.limits.all);
    server.on('connection', (socket) => this.accept(socket));
    // Called before the server's own listener, which may send the headers at once.
    server.prependListener('request', ({ socket }, answer) => this.begin(socket, answer));
  }

  /**
   * Closes idle connections and refuses new ones at once. Requests in progress are answered with `Connection: close`. Those that
   * have not ended after 5 s are cut off, so that a client that sends nothing cannot delay the stop of the process.
   */
  stop(): void {
    this.isStopping = true;
    for (const socket of this.all.idle) socket.destroy();
    for (const { answers } of this.open.values()) for (const answer of answers) closeAfter(answer);
    setTimeout(() => {
      for (const socket of this.open.keys()) socket.destroy();
    }, drainMs).unref();
  }

  /**
   * Ends a connection whose client sent something unreadable, after the answers to its complete requests: they were carried out.
   * Returns false if there are none.
   */
  endAfterAnswers(socket: Socket): boolean {
    const connection = this.open.get(socket);
    const last = [...(connection?.answers ?? [])].findLast(({ req }) => req.complete);
    if (connection === undefined || last === undefined) return false;
    connection.isUnreadable = true;
    closeAfter(last);
    return true;
  }

  private accept(socket: Socket): void {
    if (this.isStopping) {
      socket.destroy();
      return;
    }
    const network = this.options.networkOf(socket.remoteAddress);
    const ofNetwork =
      network === null ? null : (this.networks.get(network) ?? newGroup(this.options.limits.perNetwork));
    const groups = ofNetwork === null ? [this.all] : [ofNetwork, this.all];
    for (const group of groups) {
      if (group.open < group.limit || this.closeLongestIdle(group)) continue;
      this.options.refused(group === this.all ? null : network);
      socket.destroy();
      return;
    }
    // After the search for a place, which may have closed the last other connection of the network.
    if (network !== null && ofNetwork !== null) this.networks.set(network, ofNetwork);
    this.open.set(socket, { groups, network, answers: new Set(), isUnreadable: false });
    for (const group of groups) {
      group.open += 1;
      group.idle.add(socket);
    }
    socket.once('close', () => this.forget(socket));
  }

  private begin(socket: Socket, answer: ServerResponse): void {
    const connection = this.open.get(socket);
    if (connection === undefined) return;
    if (connection.answers.size === maxPipelinedRequests) {
      socket.destroy();
      return;
    }
    connection.answers.add(answer);
    for (const { idle } of connection.groups) idle.delete(socket);
    if (this.isStopping) closeAfter(answer);
    // Node sets its own time-out once the answer has been read. This time-out starts again with each part that the client reads.
    answer.once('prefinish', () => {
      socket.setTimeout(unreadAnswerMs);
      if (isArriving(answer.req)) linger(socket);
    });
    answer.once('close', () => this.end(socket, answer));
  }

  private end(socket: Socket, answer: ServerResponse): void {
    const connection = this.open.get(socket);
    if (connection === undefined) return;
    connection.answers.delete(answer);
    const [next] = connection.answers;
    // The time-out of this answer must not end the next one, which is not complete yet.
    if (next?.writableEnded === false) socket.setTimeout(0);
    // A request that is not complete before unreadable bytes never will be, so nothing waits for its answer.
    if (next !== undefined && (next.req.complete || !connection.isUnreadable)) return;
    for (const { idle } of connection.groups) idle.add(socket);
    // The headers of the answer may have been sent before the stop, without `Connection: close`.
    if (this.isStopping || connection.isUnreadable) socket.destroySoon();
  }

  private forget(socket: Socket): void {
    const connection = this.open.get(socket);
    if (connection === undefined) return;
    this.open.delete(socket);
    for (const group of connection.groups) {
      group.open -= 1;
      group.idle.delete(socket);
    }
    // Node destroys only the answer that is being sent. The answers behind it would keep their places and streams forever, also those
    // that are taken only later.
    for (const answer of connection.answers) if (answer.socket === null) answer.destroy().emit('close');
    const { network } = connection;
    if (network !== null && this.networks.get(network)?.open === 0) this.networks.delete(network);
  }

  private closeLongestIdle({ idle }: Group): boolean {
    const [socket] = idle;
    if (socket === undefined) return false;
    this.forget(socket);
    socket.destroy();
    return true;
  }
}

function newGroup(limit: number): Group {
  return { limit, open: 0, idle: new Set() };
}

function closeAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
}

/**
 * Node destroys a connection right after its last answer. That resets it if the client is still sending, and the client may lose
 * the answer. So what arrives is discarded for a while. Node would also parse it: a second for each MB of tiny chunks.
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    // Later, because Node reads on in this turn if it has paused: much of the body may wait unread.
    setImmediate(() => socket.removeAllListeners('data').on('data', () => {}));
    setTimeout(() => socket.destroy(), unreadAnswerMs).unref();
  };
}
