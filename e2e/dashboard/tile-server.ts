import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../at-end.ts';

/** A server of map tiles on loopback. */
export interface TileServer {
  /** The URL of tiles with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The requested paths, in order. */
  readonly requested: string[];
}

/** Starts a server whose tiles show their own numbers. It ends with the test file. */
export async function startTileServer(): Promise<TileServer> {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    response
      .setHeader('Content-Type', 'image/svg+xml')
      .end(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="#e8ece6" stroke="#b8c2ba"/><text x="128" y="128" text-anchor="middle" font-size="22" fill="#75827a">${url.replace(/[^\d/]/g, '')}</text></svg>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    requested,
  };
}
