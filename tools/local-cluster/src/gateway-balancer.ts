import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const connectWithinMs = 1_000;
const pauseMs = 100;
/** How long a connection waits for any gateway, e.g. while the only one restarts. */
const giveUpAfterMs = 5_000;

/**
 * One port for several gateways on this machine: connections go to each in turn, and to the next if one accepts none. Resolves
 * when it listens. Rejects with the listen errors of Node.
 */
export async function startGatewayBalancer(port: number, host: string, gateways: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (client) => {
    // A disconnecting client is not an error.
    client.on('error', () => client.destroy());
    const deadline = performance.now() + giveUpAfterMs;
    const tryNext = (): void => {
      const gateway = gateways[next % gateways.length] ?? port;
      next += 1;
      join(client, gateway, () => {
        if (client.destroyed) return;
        if (performance.now() > deadline) client.destroy();
        else setTimeout(tryNext, pauseMs);
      });
    };
    tryNext();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/**
 * Connects the client with a gateway. Calls `onRefused` if the gateway accepts no connection. In this case, nothing was read from
 * the client.
 */
function join(client: Socket, gateway: number, onRefused: () => void): void {
  const upstream = connect({ port: gateway, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  const late = setTimeout(() => upstream.destroy(new Error('no answer')), connectWithinMs);
  upstream.once('error', onRefused);
  upstream.once('connect', () => {
    clearTimeout(late);
    upstream.off('error', onRefused);
    upstream.on('error', () => upstream.destroy());
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    if (client.destroyed) upstream.destroy();
    else {
      client.pipe(upstream);
      upstream.pipe(client);
    }
  });
  upstream.once('close', () => clearTimeout(late));
}
