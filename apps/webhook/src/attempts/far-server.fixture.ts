import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** Listens with the shortest queue of connections and sleeps until it is woken: until then, it accepts nothing. */
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

/**
 * A server on 127.0.0.1 that is as slow to connect to as a distant one: while its queue is full, Linux drops new connections,
 * and clients try again after 1 s. Other systems may accept them immediately.
 */
export class FarServer {
  private constructor(
    readonly port: number,
    private readonly worker: Worker,
    private readonly sleeping: SharedArrayBuffer,
    private readonly sockets: readonly Socket[],
  ) {}

  static async open(): Promise<FarServer> {
    const sleeping = new SharedArrayBuffer(4);
    const worker = new Worker(sleepingServer, { eval: true, workerData: sleeping });
    const [port] = (await once(worker, 'message')) as [number];
    const sockets = Array.from({ length: connectionsThatFillIt }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    // The queue holds two.
    await Promise.all(sockets.slice(0, 2).map((socket) => once(socket, 'connect')));
    return new FarServer(port, worker, sleeping, sockets);
  }

  /** Accepts connections from now on, and answers 200. */
  answerAfter(ms: number): void {
    setTimeout(() => this.wake(), ms);
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
