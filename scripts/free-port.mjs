// Ports for the servers of tests and benchmarks, and of `npm run cluster`.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * These ports are below those that the system assigns itself (32768 and up on Linux), so that neither a connection nor
 * a server without a fixed port takes one of them. `npm run cluster` and `npm run engines` use ports above them, from
 * CLUSTER_BASE_PORT upwards.
 */
const firstPort = 10_240;
const portCount = 8_700;

/**
 * Resolves with a port of 127.0.0.1 on which nothing listens. No other test gets it until this process ends, so a server can be
 * stopped and started again on it.
 */
export async function freePort() {
  // Each process starts at a random position, so that it rarely finds ports of others.
  const start = Math.floor(Math.random() * portCount);
  for (let tried = 0; tried < portCount; tried += 1) {
    const port = firstPort + ((start + tried) % portCount);
    if (await reservePort(port, 'test')) return port;
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + portCount - 1} is free.`);
}

/**
 * Reserves a port of 127.0.0.1 for this process by listening on an abstract Unix socket that is named after the purpose and the port.
 * Only one process can listen on it, and Linux removes it when that process ends, even by SIGKILL. Resolves with false if another
 * process has reserved the port for this purpose or listens on it.
 */
export async function reservePort(port, purpose) {
  const reservation = createServer((connection) => connection.destroy()).unref();
  if (!(await listens(reservation, { path: `\0dakpion-${purpose}-port-${port}` }))) return false;
  // Programs that do not reserve ports may also listen here.
  const server = createServer();
  const isFree = await listens(server, { port, host: '127.0.0.1' });
  const taken = isFree ? server : reservation;
  taken.close();
  await once(taken, 'close');
  return isFree;
}

function listens(server, where) {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(where, () => resolve(true));
  });
}
