import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, run as runTool } from '../scripts/manifests/tools.ts';
import { type Body, type MadePartner, makePartner } from './api.ts';
import { clusterEnvironment } from './cluster.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

// Uses the default settings, so that a checkpoint is made as late as allowed.

const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
const folder = temporaryDirectory();
const dataDir = temporaryDirectory();
/** An event is covered within a minute. */
const coveredWithinMs = 60_000;
let program: Program;
let partner: MadePartner;
let proof: Body;

beforeAll(async () => {
  program = await startProgram({ dataDir });
  partner = await makePartner(program.url, 'Proves');
});

const audit = (...args: readonly string[]) =>
  run('dist/programs/cli.js', ['audit', 'verify', ...args], isCluster ? clusterEnvironment() : { DATA_DIR: dataDir });

/** Writes a file with a text. Returns its path. */
function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('each event of an order is proven within a minute', async () => {
  const { order_id } = (await partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }))).body;
  await partner.sandbox.post(`/v1/business/order/${order_id}/cancel`, {});
  const isProven = async () => {
    proof = (await partner.sandbox.get(`/v1/business/order/${order_id}/proof`)).body;
    return proof.events.length === 2 && proof.events.every((event: Body) => event.proof !== null);
  };
  await until('the proofs', isProven, coveredWithinMs);
  expect(proof.events.map((event: Body) => event.proof)).toEqual([expect.anything(), expect.anything()]);
});

test('the checkpoint that operators read is signed by the key of the proofs', async () => {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const answer = await fetch(`${program.url}/transparency/checkpoint`, { headers });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain(`— ${proof.verifier_key.split('+')[0]} `);
  expect((await fetch(`${program.url}/transparency/checkpoint`)).status).toBe(401);
});

test('audit verify finds no difference, and refuses a kept checkpoint that the log has not signed', async () => {
  const since = fileOf('kept.checkpoint', proof.checkpoint);
  const verified = await audit('--since', since, '--key', proof.verifier_key);
  expect(verified.output).toMatch(/transparency log: \d+ events anchored by \d+ checkpoints?/);
  expect(verified.output).not.toMatch(/recorded and is missing|not as it was recorded|does not agree/);
  const [origin, size] = proof.checkpoint.split('\n');
  const other = proof.checkpoint.replace(`${origin}\n${size}`, `${origin}\n${Number(size) + 1}`);
  const forged = await audit('--since', fileOf('forged.checkpoint', other), '--key', proof.verifier_key);
  expect([forged.exitCode, forged.output]).toEqual([
    1,
    expect.stringContaining('is not signed by a public key of this log'),
  ]);
});

describeWith(['fsck'], "Tessera's fsck", () => {
  test('verifies the whole running log, its tiles, entries and checkpoint', () => {
    const key = fileOf('log.vkey', proof.verifier_key);
    const url = `${program.url}/transparency/`;
    const flags = ['--ui=false', `--storage_url=${url}`, `--public_key=${key}`, `--bearer_token=${operatorToken}`];
    expect(runTool('fsck', ...flags).fault).toBeNull();
  });
});
