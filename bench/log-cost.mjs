// `npm run bench:log-cost [rounds]`: what the transparency log costs on a create. Two programs, with and without the log, take the
// same load in turn. The CPU of a round includes what follows its creates, because the log reads them afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { load, requestBytes } from './load.mjs';
import { makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const rounds = Number(process.argv[2] ?? 6);
const connections = 16;
const ms = 4_000;
/** The log looks for events each 3 s. */
const afterMs = 4_500;
const settings = { OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' };
const directory = mkdtempSync(join(tmpdir(), 'dakpion-log-cost-'));
const print = (text) => process.stdout.write(`${text}\n`);

async function side(name, env) {
  const server = await startServer(
    'dist/programs/dakpion.js',
    { ...settings, ...env, DATA_DIR: join(directory, name) },
    '/health/ready',
  );
  const url = `${server.url}/v1/business/order/create`;
  const key = await makePartner(server.url);
  return { name, server, url, request: requestBytes('POST', url, { 'x-api-key': key }, orderBody), cpu: [] };
}

/** CPU for a create, in µs. */
async function round({ server, url, request }) {
  const before = server.cpuSeconds();
  const { count } = await load({ url, request, connections, ms, status: 201 });
  await pause(afterMs);
  return ((server.cpuSeconds() - before) / count) * 1e6;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const sides = [];
try {
  sides.push(await side('without', { TRANSPARENCY_KEY: 'none' }), await side('with', {}));
  for (const each of sides) await round(each);
  for (let n = 0; n < rounds; n += 1) {
    // The one that begins changes: the second of two rounds can be slower.
    for (const each of n % 2 === 0 ? sides : sides.toReversed()) each.cpu.push(await round(each));
  }
  const [without, withLog] = sides.map(({ cpu }) => cpu);
  const ratios = withLog.map((cpu, n) => cpu / without[n]);
  print(`load ${loadavg()[0].toFixed(1)}\n`);
  print('| Round | Without the log | With the log | Ratio |\n|---|---|---|---|');
  for (const [n, ratio] of ratios.entries()) {
    print(`| ${n + 1} | ${without[n].toFixed(0)} µs | ${withLog[n].toFixed(0)} µs | ${ratio.toFixed(3)} |`);
  }
  print(`\nmedian of the ratios: ${median(ratios).toFixed(3)}`);
} finally {
  for (const { server } of sides) await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
