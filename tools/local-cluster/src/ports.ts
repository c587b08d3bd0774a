import { createServer, type Server } from 'node:net';
import { EngineError } from './engines/engine.ts';

/** The default of CLUSTER_BASE_PORT. */
export const defaultBasePort = 19_090;

/**
 * Finds free ports of loopback, upwards from a base. A concurrent runner gets other ports: a port is reserved until this
 * process ends.
 */
export class Ports {
  constructor(private next: number) {}

  /** The first of `count` free ports in a row. Throws EngineError if there are none. */
  async take(count = 1): Promise<number> {
    while (this.next + count <= 65_536) {
      const first = this.next;
      const taken = await reserveInARow(first, count);
      this.next = first + Math.min(taken + 1, count);
      if (taken === count) return first;
    }
    throw new EngineError('No port above CLUSTER_BASE_PORT is free. Set a lower CLUSTER_BASE_PORT.');
  }
}

/** Resolves with the number of ports that could be reserved: fewer than `count` if one was in use. */
async function reserveInARow(first: number, count: number): Promise<number> {
  const reservations: Server[] = [];
  for (let port = first; port < first + count; port += 1) {
    const reservation = await reserve(port);
    if (reservation === null) {
      for (const server of reservations) server.close();
      break;
    }
    reservations.push(reservation);
  }
  return reservations.length;
}

/**
 * Reserves the port by listening on an abstract Unix socket with a name of the port. Only one process can listen on it, and
 * Linux removes it when that process ends, even by SIGKILL. Resolves with null if another process has reserved the port or listens
 * on it.
 */
async function reserve(port: number): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy());
  if (!(await listens(server, { path: `\0dakpion-cluster-port-${port}` }))) return null;
  if (await isFree(port)) return server.unref();
  server.close();
  return null;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  if (!(await listens(server, { port, host: '127.0.0.1' }))) return false;
  await new Promise((resolve) => server.close(resolve));
  return true;
}

function listens(server: Server, where: { path: string } | { port: number; host: string }): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(where, () => resolve(true));
  });
}
