// `npm run bench`: each row compares Dakpion with the smallest program that does the same, alternating in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCreates, compareStatusReads, connections, ms, rounds } from './requests.mjs';
import { makePartner, operatorToken } from './sample.mjs';
import { startServer } from './server.mjs';

const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-'));

function print(title, { ours, bare }) {
  const cell = (row) =>
    `${Math.round(row.perSecond)}/s, p50 ${row.p50.toFixed(2)} ms, p99 ${row.p99.toFixed(2)} ms, ${row.cpu.toFixed(0)} µs CPU`;
  const ratio = `${(ours.perSecond / bare.perSecond).toFixed(3)} of the rate, ${(ours.cpu / bare.cpu).toFixed(2)} × the CPU`;
  process.stdout.write(`| ${title} | ${cell(ours)} | ${cell(bare)} | ${ratio} |\n`);
}

const dakpion = await startServer(
  'dist/programs/dakpion.js',
  { DATA_DIR: join(directory, 'data'), OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' },
  '/health/ready',
);
try {
  const key = await makePartner(dakpion.url);
  process.stdout.write(`${connections} connections, median of ${rounds} rounds of ${ms / 1000} s each\n\n`);
  process.stdout.write('| what | Dakpion | bare | ratio |\n|---|---|---|---|\n');
  print('status read, against bare Fastify sending the same bytes', await compareStatusReads(dakpion, key));
  print(
    'create, against bare Fastify appending the same event durably to LMDB',
    await compareCreates(dakpion, key, directory),
  );
} finally {
  await dakpion.stop();
  rmSync(directory, { recursive: true, force: true });
}
