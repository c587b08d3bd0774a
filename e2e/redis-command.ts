import { once } from 'node:events';
import { connect } from 'node:net';
import { clusterRecord } from './cluster.ts';

/** Sends one command to the Redis of the cluster. Resolves with the first line of the raw answer, e.g. `+OK` or `:1`. */
export async function askRedis(...command: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(clusterRecord().redis_url);
  const socket = connect(Number(port), hostname);
  try {
    const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
    socket.write(`*${parts.length}\r\n${parts.join('')}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().split('\r\n', 1)[0] ?? '';
  } finally {
    socket.destroy();
  }
}
