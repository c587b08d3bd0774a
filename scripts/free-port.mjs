// Ports for the servers of tests and benchmarks.
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
    const reservation = await reserve(port);
    if (reservation === null) continue;
    if (await isFree(port)) return port;
    reservation.close();
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + portCount - 1} is free.`);
}

/**
 * Reserves the port for this process by listening on an abstract Unix socket that is named after the port. Only one
 * process can listen on it, and the system removes it when that process ends, even by SIGKILL. Resolves with null if
 * another process has it.
 */
async function reserve(port) {
  const server = createServer((connection) => connection.destroy());
  if (!(await listens(server, { path: `\0dakpion-test-port-${port}` }))) return null;
  return server.unref();
}

/** Programs that do not reserve ports may also listen here. */
async function isFree(port) {
  const server = createServer();
  if (!(await listens(server, { port, host: '127.0.0.1' }))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

function listens(server, where) {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(where, () => resolve(true));
  });
}
