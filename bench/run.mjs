// `npm run bench`: each row compares our program with the smallest program that does the same, alternating in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, requestBytes } from './load.mjs';
import { createOrder, makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const rounds = 3;
const ms = 4_000;
const warmUpMs = 2_000;
const connections = 64;
const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-'));

/** Measures both sides in turn, `rounds` times; returns the median round of each. */
async function compare(ours, bare) {
  const results = { ours: [], bare: [] };
  for (const side of [ours, bare]) await load({ ...side, connections, ms: warmUpMs });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, side] of Object.entries({ ours, bare })) {
      const cpuBefore = side.server.cpuSeconds();
      const measured = await load({ ...side, connections, ms });
      const cpu = ((side.server.cpuSeconds() - cpuBefore) / measured.count) * 1e6;
      results[name].push({ ...measured, cpu });
    }
  }
  const median = (rows) => rows.sort((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds / 2)];
  return { ours: median(results.ours), bare: median(results.bare) };
}

function print(title, { ours, bare }) {
  const cell = (row) =>
    `${Math.round(row.perSecond)}/s, p50 ${row.p50.toFixed(2)} ms, p99 ${row.p99.toFixed(2)} ms, ${row.cpu.toFixed(0)} µs CPU`;
  const ratio = `${(ours.perSecond / bare.perSecond).toFixed(3)} of the rate, ${(ours.cpu / bare.cpu).toFixed(2)} × the CPU`;
  process.stdout.write(`| ${title} | ${cell(ours)} | ${cell(bare)} | ${ratio} |\n`);
}

const dakpion = await startServer(
  'apps/dakpion/dist/main.js',
  { DATA_DIR: join(directory, 'data'), OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' },
  '/health/ready',
);
const servers = [dakpion];
try {
  const key = await makePartner(dakpion.url);
  const { text, order } = await createOrder(dakpion.url, key);
  const statusUrl = `${dakpion.url}/v1/business/order/${order.order_id}/status`;
  const status = await (await fetch(statusUrl, { headers: { 'x-api-key': key } })).text();

  process.stdout.write(`${connections} connections, median of ${rounds} rounds of ${ms / 1000} s each\n\n`);
  process.stdout.write('| what | Dakpion | bare | ratio |\n|---|---|---|---|\n');

  const bareStatus = await startServer('bench/bare-status.server.mjs', { BODY: status }, '/ready');
  servers.push(bareStatus);
  const statusRow = await compare(
    { server: dakpion, url: statusUrl, request: requestBytes('GET', statusUrl, { 'x-api-key': key }), status: 200 },
    { server: bareStatus, url: bareStatus.url, request: requestBytes('GET', `${bareStatus.url}/status`), status: 200 },
  );
  print('status read, against bare Fastify sending the same bytes', statusRow);

  const bareCreate = await startServer(
    'bench/bare-create.server.mjs',
    {
      BODY: text,
      EVENT: JSON.stringify({ request: JSON.parse(orderBody), quotation: order.quotation }),
      DIRECTORY: join(directory, 'bare'),
    },
    '/ready',
  );
  servers.push(bareCreate);
  const createUrl = `${dakpion.url}/v1/business/order/create`;
  const createRow = await compare(
    {
      server: dakpion,
      url: createUrl,
      request: requestBytes('POST', createUrl, { 'x-api-key': key }, orderBody),
      status: 201,
    },
    {
      server: bareCreate,
      url: bareCreate.url,
      request: requestBytes('POST', `${bareCreate.url}/create`, {}, orderBody),
      status: 201,
    },
  );
  print('create, against bare Fastify appending the same event durably to LMDB', createRow);
} finally {
  for (const server of servers) await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
