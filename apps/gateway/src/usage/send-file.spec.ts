import { Readable } from 'node:stream';
import fastify from 'fastify';
import { sendFile } from './send-file.ts';

test('does not read the file for a HEAD request', async () => {
  const content = new Readable({ read: () => {} });
  const server = fastify();
  server.get('/', (_request, reply) => sendFile(reply, { name: 'statement.csv', content }));
  const { statusCode, headers } = await server.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    undefined,
  ]);
  expect(content.destroyed).toBe(true);
});
