import { reservePort } from '../../../scripts/free-port.mjs';
import { EngineError } from './engines/engine.ts';

/** The default of CLUSTER_BASE_PORT. */
export const defaultBasePort = 19_090;

/**
 * Finds free ports of loopback, upwards from a base. A concurrent runner gets other ports: a port is reserved until this
 * process ends.
 */
export class Ports {
  constructor(private next: number) {}

  /** The next free port. Throws EngineError if there is none. */
  async take(): Promise<number> {
    while (this.next < 65_536) {
      const port = this.next;
      this.next += 1;
      if (await reservePort(port, 'cluster')) return port;
    }
    throw new EngineError('No port above CLUSTER_BASE_PORT is free. Set a lower CLUSTER_BASE_PORT.');
  }
}
