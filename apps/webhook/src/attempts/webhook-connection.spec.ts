import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { connect, type TLSSocket } from 'node:tls';
import { freePort, makeCertificates, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { watchConnection } from './webhook-connection.ts';

/** Calls `use` with a watched connection to OpenSSL's TLS server, and with the server's commands. */
async function withConnection(
  options: readonly string[],
  use: (socket: TLSSocket, commands: Writable) => Promise<void>,
): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    await makeCertificates(directory);
    const port = await freePort();
    const files = ['-cert', 'broker.crt', '-key', 'broker.key'];
    const args = ['s_server', '-accept', `127.0.0.1:${port}`, ...files, '-tls1_3', ...options];
    const server = spawn('openssl', args, { cwd: directory, stdio: ['pipe', 'pipe', 'inherit'] });
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
        await use(socket, server.stdin);
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
/** The server's command that sends a key update. */
const updateKey = 'k\n';

describe('a connection with TLS', () => {
  test('ends when its receiver sends more and more session tickets, which cost time and are no answer', async () => {
    await withConnection(['-www', '-num_tickets', '500'], async (socket) => {
      socket.write(request);
      await expect(once(socket, 'data')).rejects.toMatchObject({ code: 'answer_too_long' });
    });
  });

  test('lets its receiver send a few session tickets', async () => {
    await withConnection(['-www', '-num_tickets', '8'], async (socket) => {
      socket.write(request);
      expect(String(await once(socket, 'data'))).toContain('HTTP/1.0 200');
    });
  });

  test('ends when its receiver sends more and more key updates, which cost time and are no answer', async () => {
    await withConnection([], async (socket, commands) => {
      const failed = once(socket, 'data');
      const sending = setInterval(() => commands.write(updateKey), 1);
      try {
        await expect(failed).rejects.toMatchObject({ code: 'answer_too_long' });
      } finally {
        clearInterval(sending);
      }
    });
  });

  test('lets its receiver update its key', async () => {
    await withConnection([], async (socket, commands) => {
      const updated = once(socket, 'keylog');
      commands.write(updateKey);
      await updated;
      commands.write('an answer\n');
      expect(String(await once(socket, 'data'))).toBe('an answer\n');
    });
  });
});
