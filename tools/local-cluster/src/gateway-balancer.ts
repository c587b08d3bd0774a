import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const connectWithinMs = 1_000;
const pauseMs = 100;
/** For how long a connection waits for any gateway, e.g. while the only one is started again. */
const giveUpAfterMs = 5_000;

/**
 * One port before several gateways of this machine: connections go to each in turn, and to the next when one takes
 * none. Resolves when it listens; rejects with Node's listen errors.
 */
export async function startGatewayBalancer(port: number, host: string, gateways: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (client) => {
    // A client that hangs up is none of our business.
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

/** Joins the client with a gateway; `onRefused` when that takes no connection, and nothing of the client's was read. */
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
