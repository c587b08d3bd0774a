import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, call, type MadePartner, makePartner } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

// The steps of an auditor who has docs/audits.md, a token and the public key of the log.

const root = join(__dirname, '..');
const folder = temporaryDirectory();
/** The cluster signs a checkpoint each minute. */
const provenWithinMs = 120_000;
let program: Program;
let partner: MadePartner;
let auditorToken = '';
let key = '';
let begin = '';
const orderIds: string[] = [];

beforeAll(async () => {
  const dataDir = temporaryDirectory();
  program = await startProgram({ dataDir, env: { TRANSPARENCY_CHECKPOINT_SECONDS: '1' } });
  begin = new Date(Date.now() - 1_000).toISOString();
  partner = await makePartner(program.url, 'Audited');
  const stranger = await makePartner(program.url, 'Another');
  const token = { name: `auditor-${Date.now()}`, role: 'auditor' };
  const authorization = `Bearer ${operatorToken}`;
  auditorToken = (await call('POST', `${program.url}/v1/operator/tokens`, { authorization }, token)).body.token;
  for (const { sandbox } of [partner, stranger, partner]) {
    const { order_id } = (await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }))).body;
    await sandbox.post(`/v1/business/order/${order_id}/cancel`, {});
    orderIds.push(order_id);
  }
  const isProven = async () => {
    const { body } = await partner.sandbox.get(`/v1/business/order/${orderIds[2]}/proof`);
    key = body.verifier_key;
    return body.events.length === 2 && body.events.every(({ proof }: Body) => proof !== null);
  };
  await until('the proofs', isProven, provenWithinMs);
}, 400_000);

/** The auditor's environment, which has only the token, and no data of the installation. */
const auditor = () => ({ OPERATOR_TOKEN: auditorToken, DATA_DIR: join(folder, 'none') });
const audit = (...args: readonly string[]) => run('dist/programs/cli.js', ['audit', ...args], auditor());
const check = (name: string) => audit('check-export', join(folder, name), '--key', key);
const exported = (name: string, ...filter: readonly string[]) =>
  audit('export', join(folder, name), '--url', program.url, '--key', key, ...filter);
const lines = (name: string, file: string): Body[] =>
  readFileSync(join(folder, name, file), 'utf8')
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("the auditor's guide leads from an empty folder to a verified export", async () => {
  const guide = readFileSync(join(root, 'docs/audits.md'), 'utf8');
  const [, section = ''] = guide.split('## Export the record');
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'dakpion'), `#!/bin/sh\nexec "${process.execPath}" "${root}/dist/programs/cli.js" "$@"\n`);
  chmodSync(join(bin, 'dakpion'), 0o755);
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    OPERATOR_TOKEN: auditorToken,
    LOG_URL: program.url,
    LOG_KEY: key,
    PARTNER_ID: partner.partnerId,
  };
  const { status, output } = await bash(script, { cwd: folder, env });
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/in the signed log: complete; partner_id/),
  });
});

function bash(script: string, options: { cwd: string; env: Record<string, string> }) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = execFile('bash', ['-euo', 'pipefail', '-c', script], options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

test("exports a partner's events with their data, no other partner's data, and judges each event that was left out", async () => {
  const { exitCode, output } = await exported('of-partner', '--partner', partner.partnerId);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.not.stringContaining('cannot be judged') });
  const orders = lines('of-partner', 'events.ndjson').filter(({ leaf }) => leaf.stream.startsWith('order-'));
  expect([...new Set(orders.map(({ leaf }) => leaf.stream))]).toEqual([`order-${orderIds[0]}`, `order-${orderIds[2]}`]);
  expect(orders[0]?.data).toMatchObject({ partner_id: partner.partnerId });
  const leftOut = lines('of-partner', 'left-out.ndjson');
  expect(leftOut.map(({ leaf }) => leaf.stream)).toContain(`order-${orderIds[1]}`);
  expect(leftOut.filter((line) => 'data' in line)).toEqual([]);
  const table = readFileSync(join(folder, 'of-partner', 'events.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(table).toHaveLength(1 + lines('of-partner', 'events.ndjson').length);
});

test.each<[string, () => string[], string]>([
  ['order', () => ['--order', orderIds[1] ?? ''], 'OrderCreated'],
  ['type', () => ['--type', 'OrderCancelled'], 'OrderCancelled'],
  ['time', () => ['--from', begin, '--to', new Date().toISOString()], 'OrderCreated'],
])('exports by %s, and verifies the export without a server', async (name, filter, type) => {
  expect((await exported(name, ...filter())).exitCode).toBe(0);
  expect(lines(name, 'events.ndjson').map(({ leaf }) => leaf.type)).toContain(type);
  const { exitCode, output } = await check(name);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('complete; ')]);
});

const drop = (file: string, at: number) => (copy: string) => {
  const path = join(copy, file);
  const all = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, `${all.filter((_, index) => index !== at).join('\n')}\n`);
};
const replaceIn = (file: string, from: string, to: string) => (copy: string) => {
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

test.each<[string, (copy: string) => void, RegExp]>([
  ['a missing event', drop('events.ndjson', 1), /Event \d+ of the log is missing/],
  ['a missing leaf of an event that was left out', drop('left-out.ndjson', 0), /Event \d+ of the log is missing/],
  ['changed data', replaceIn('events.ndjson', 'Dhanmondi', 'Gulshan'), /has other data than was recorded/],
  ['a changed table', replaceIn('events.csv', 'Dhanmondi', 'Gulshan'), /does not have the events of the export/],
  ['a forged checkpoint', replaceIn('manifest.json', 'dakpion.local', 'dakpion.lokal'), /is not signed by a given key/],
  ['another filter', replaceIn('manifest.json', '"type": null', '"type": "OrderPicked"'), /does not fit the filter/],
])('finds %s when the export is verified', async (name, change, expected) => {
  const copy = name.replaceAll(' ', '-');
  if (!existing.has('all')) expect((await exported('all')).exitCode).toBe(0);
  existing.add('all');
  cpSync(join(folder, 'all'), join(folder, copy), { recursive: true });
  change(join(folder, copy));
  const { exitCode, output } = await check(copy);
  expect([exitCode, output]).toEqual([1, expect.stringMatching(expected)]);
});
const existing = new Set<string>();

test('finds an event that matches the filter and was declared as left out', async () => {
  expect((await exported('hidden', '--partner', partner.partnerId)).exitCode).toBe(0);
  const [events, leftOut] = [lines('hidden', 'events.ndjson'), lines('hidden', 'left-out.ndjson')];
  const hidden = events.filter(({ leaf }) => leaf.stream === `order-${orderIds[2]}`);
  const rest = [...leftOut, ...hidden.map(({ index, leaf }) => ({ index, leaf }))].toSorted(
    (a, b) => a.index - b.index,
  );
  const write = (file: string, all: Body[]) =>
    writeFileSync(join(folder, 'hidden', file), all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write(
    'events.ndjson',
    events.filter((line) => !hidden.includes(line)),
  );
  write('left-out.ndjson', rest);
  const { exitCode, output } = await check('hidden');
  expect([exitCode, output]).toEqual([
    1,
    expect.stringContaining(`order-${orderIds[2]}@0 fits the filter and was left out`),
  ]);
});

test('continues an interrupted export, and refuses other options', async () => {
  expect((await exported('broken')).exitCode).toBe(0);
  const broken = join(folder, 'broken');
  const {
    format: _,
    outside: _o,
    sha256: _s,
    ...manifest
  } = JSON.parse(readFileSync(join(broken, 'manifest.json'), 'utf8'));
  const [first] = lines('broken', 'left-out.ndjson');
  // The state of an export that was interrupted after the first event, in the middle of the next write.
  const bytes = { 'events.ndjson': 0, 'events.csv': 0, 'left-out.ndjson': JSON.stringify(first).length + 1 };
  bytes['events.csv'] = readFileSync(join(broken, 'events.csv')).indexOf('\n') + 1;
  const counts = { events: 0, left_out: 1 };
  const progress = { ...manifest, counts, next: manifest.range.from + 1, bytes };
  const complete = readFileSync(join(broken, 'events.ndjson'), 'utf8');
  const repeated = await exported('broken');
  expect([repeated.exitCode, repeated.output]).toEqual([1, expect.stringContaining('has an export already')]);
  writeFileSync(join(broken, 'progress.json'), JSON.stringify(progress));
  cpSync(broken, join(folder, 'again'), { recursive: true, filter: (file) => !file.endsWith('manifest.json') });
  const other = await exported('again', '--type', 'OrderPicked');
  expect([other.exitCode, other.output]).toEqual([1, expect.stringContaining('other options')]);
  expect((await exported('again')).exitCode).toBe(0);
  expect(readFileSync(join(folder, 'again', 'events.ndjson'), 'utf8')).toBe(complete);
  // An export that was interrupted before the end of its check has a manifest.
  expect((await exported('broken')).exitCode).toBe(0);
  expect(existsSync(join(broken, 'progress.json'))).toBe(false);
});
