import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { freePort, makeCertificates, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { watchConnection } from './webhook-connection.ts';

/** Calls `use` with a watched connection to a TLS server that sends this number of session tickets after the handshake. */
async function withConnection(tickets: number, use: (socket: TLSSocket) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    await makeCertificates(directory);
    const port = await freePort();
    const files = ['-cert', 'broker.crt', '-key', 'broker.key'];
    const args = [
      's_server',
      '-accept',
      `127.0.0.1:${port}`,
      ...files,
      '-tls1_3',
      '-num_tickets',
      `${tickets}`,
      '-www',
    ];
    const server = spawn('openssl', args, { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'close');
    try {
      let output = '';
      server.stdout.on('data', (text: Buffer) => {
        output += String(text);
      });
      await until(() => output.includes('ACCEPT'));
      const socket = connect({ host: '127.0.0.1', port, ca: readFileSync(join(directory, 'ca.crt')) });
      try {
        await once(socket, 'secureConnect');
        watchConnection(socket);
        // undici reads like this.
        socket.on('readable', () => socket.read());
        await use(socket);
      } finally {
        socket.destroy();
      }
    } finally {
      server.kill('SIGKILL');
      await ended;
    }
  });
}

const request = 'GET / HTTP/1.0\r\n\r\n';

describe('a connection with TLS', () => {
  test('ends when its receiver sends more and more session tickets, which cost time and are no answer', async () => {
    await withConnection(500, async (socket) => {
      socket.write(request);
      await expect(once(socket, 'data')).rejects.toMatchObject({ code: 'answer_too_long' });
    });
  });

  test('lets its receiver send a few session tickets', async () => {
    await withConnection(8, async (socket) => {
      socket.write(request);
      expect(String(await once(socket, 'data'))).toContain('HTTP/1.0 200');
    });
  });
});
