import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { until } from '@dakpion/fixtures';

/** Listens with the shortest queue of connections, then sleeps until it is woken. While it sleeps, it accepts nothing. */
const sleepingServer = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => response.end('ok'));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(workerData), 0, 0);
  });
`;
/** More connections than the queue holds. */
const connectionsThatFillIt = 4;

/** The clients whose first packet to 127.0.0.1 has no answer yet. Linux lists their sockets with the state 2. */
function unansweredClients(port: number): number {
  const to = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')} 02 `;
  return readFileSync('/proc/self/net/tcp', 'latin1').split(to).length - 1;
}

/**
 * A server on 127.0.0.1 that connects as slowly as a distant one. While its queue is full, Linux drops new connections, and clients
 * try again after 1 s. Other systems may accept them immediately.
 */
export class FarServer {
  private constructor(
    readonly port: number,
    private readonly worker: Worker,
    private readonly sleeping: SharedArrayBuffer,
    private readonly sockets: readonly Socket[],
    private readonly unansweredBefore: number,
  ) {}

  static async open(): Promise<FarServer> {
    const sleeping = new SharedArrayBuffer(4);
    const worker = new Worker(sleepingServer, { eval: true, workerData: sleeping });
    const [port] = (await once(worker, 'message')) as [number];
    const sockets = Array.from({ length: connectionsThatFillIt }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    // The queue holds two.
    await Promise.all(sockets.slice(0, 2).map((socket) => once(socket, 'connect')));
    return new FarServer(port, worker, sleeping, sockets, unansweredClients(port));
  }

  /** Accepts connections as soon as the first packet of another client was dropped, and answers 200. */
  async answerOnceDropped(): Promise<void> {
    await until(() => unansweredClients(this.port) > this.unansweredBefore);
    this.wake();
  }

  async close(): Promise<void> {
    this.wake();
    for (const socket of this.sockets) socket.destroy();
    await this.worker.terminate();
  }

  private wake(): void {
    const flag = new Int32Array(this.sleeping);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  }
}
