import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Prints whether an idle connection to a server that keeps it for a minute was closed after this time in ms. */
const program = `
import { createServer } from 'node:http';
const server = createServer({ keepAliveTimeout: 60_000 }, (_, response) => response.end('ok'));
server.on('connection', (socket) => socket.on('close', () => { console.log('closed'); process.exit(); }));
server.listen(0, '127.0.0.1', async () => {
  await (await fetch('http://127.0.0.1:' + server.address().port)).text();
  setTimeout(() => { console.log('open'); process.exit(); }, 30_000);
});`;

test('closes an idle connection of fetch long before a server does', () => {
  const loaded = pathToFileURL(join(__dirname, 'short-idle-connections.mjs')).href;
  const args = ['--import', loaded, '--input-type=module', '--eval', program];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ stdout: 'closed\n', stderr: '' });
});
