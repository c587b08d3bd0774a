import { createServer } from 'node:net';
import { EngineError } from './engines/engine.ts';

/** Gives free ports of loopback, going up from a base; none twice. */
export class Ports {
  constructor(private next: number) {}

  /** The first of `count` free ports in a row. */
  async take(count = 1): Promise<number> {
    for (let first = this.next; first + count <= 65_536; first += 1) {
      const ports = Array.from({ length: count }, (_, index) => first + index);
      const free = await Promise.all(ports.map(isFree));
      if (!free.every(Boolean)) continue;
      this.next = first + count;
      return first;
    }
    throw new EngineError('There is no free port above CLUSTER_BASE_PORT; set it lower.');
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
