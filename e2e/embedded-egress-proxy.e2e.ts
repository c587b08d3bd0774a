import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

/** A self-signed server certificate for localhost. */
function makeCertificate(directory: string): { key: string; certificate: string } {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(directory, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

/** Starts a receiver with TLS. Returns its URL, and the paths of the requests that it has answered with 200. */
async function startTlsReceiver(files: {
  key: string;
  certificate: string;
}): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer(
    { key: readFileSync(files.key), cert: readFileSync(files.certificate) },
    (request, response) => {
      paths.push(String(request.url));
      request.resume().on('end', () => response.end('ok'));
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, paths };
}

async function startProxy(): Promise<{ url: string; targets: string[] }> {
  const script = join(__dirname, '../apps/webhook/fixtures/connect-proxy.child.cjs');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  atEnd(() => child.kill());
  const targets: string[] = [];
  const lines = createInterface(child.stdout);
  const [port] = (await once(lines, 'line')) as [string];
  lines.on('line', (line) => targets.push(JSON.parse(line).target));
  return { url: `http://user:pass@127.0.0.1:${port}`, targets };
}

test('webhooks to https URLs pass through a tunnel of the proxy, and TLS ends at the receiver', async () => {
  const files = makeCertificate(temporaryDirectory());
  const receiver = await startTlsReceiver(files);
  const proxy = await startProxy();
  const deliver = async (env: Record<string, string>) => {
    const dataDir = temporaryDirectory();
    const program = await startProgram({ dataDir, env: { WEBHOOK_PROXY_URL: proxy.url, ...env } });
    const { sandbox } = await makePartner(program.url);
    const callback_url = `${receiver.url}/hook`;
    const { body } = await sandbox.post('/v1/business/webhooks/test', { event: 'ACCEPTED', callback_url });
    await program.stop();
    return body;
  };
  const target = `127.0.0.1:${new URL(receiver.url).port}`;

  expect(await deliver({ NODE_EXTRA_CA_CERTS: files.certificate })).toMatchObject({
    delivered: true,
    response_status: 200,
    error: null,
  });
  await until('the proxy to open the tunnel', () => proxy.targets.length === 1);
  expect([proxy.targets, receiver.paths]).toEqual([[target], ['/hook']]);

  // The receiver's certificate is not trusted now, so the tunnel is opened and nothing is sent through it.
  expect(await deliver({})).toMatchObject({ delivered: false, response_status: null, error: 'tls_failed' });
  expect(receiver.paths).toEqual(['/hook']);
});
