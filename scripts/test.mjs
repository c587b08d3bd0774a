// `npm test`: checks, builds, then runs every spec and the end-to-end tests in both profiles, over a Kafka and a Redis of
// its own. The last line of the output is the count.
// With arguments (`npm test -- libs/messaging`) it builds and runs just the specs that they name.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { closingLine } from './closing-line.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** Runs one step and ends with its exit code when it fails. */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts Kafka and Redis, fetching them at the first time. Answers with what tells the tests where they are, or null. */
async function startEngines() {
  const engines = spawn(process.execPath, ['apps/cluster/dist/main.js', 'engines', '--until-input-ends'], {
    cwd,
    // They end when our end of their input does, however we end.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const variables = {};
  for await (const line of createInterface(engines.stdout)) {
    if (line === 'ready') return { variables, stop: () => stop(engines) };
    const [name, ...value] = line.split('=');
    variables[name] = value.join('=');
  }
  return null;
}

async function stop(engines) {
  const exited = once(engines, 'exit');
  engines.stdin.end();
  await exited;
}

const chosen = process.argv.slice(2);

if (chosen.length === 0) {
  run('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.');
  run('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
  run('scripts/check-boundaries.mjs');
  // What is missing is told; the specs that need it are skipped by name, and with CI=true they fail.
  spawnSync(process.execPath, ['scripts/manifests/install-tools.mjs'], { cwd, stdio: 'inherit' });
}
run('scripts/build.mjs', '--quiet');

const engines = await startEngines();
if (engines === null) {
  const missing = 'the end-to-end tests in the cluster profile, and the specs of the Kafka and Redis adapters';
  process.stdout.write(`Not run, for want of Kafka or Redis: ${missing}.\n`);
  if (process.env.CI === 'true') process.exit(1);
}
/** Runs Jest on some of its projects. Resolves with its exit code. */
async function jest(...args) {
  const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...chosen, '--passWithNoTests', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...engines?.variables, TEST_COUNTS: countsFile },
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

const countsFile = join(mkdtempSync(join(tmpdir(), 'dakpion-tests-')), 'counts');
// On two cores Jest would take one worker; many specs wait for engines and timers, so a second one costs little.
const unitWorkers = Math.max(2, availableParallelism() - 1);
const statuses = [await jest('--selectProjects=unit', `--maxWorkers=${unitWorkers}`)];
statuses.push(await jest('--selectProjects=e2e'));
// The cluster's ten processes are started when it is their turn: beside the other tests they would only be in the way.
// One file at a time, on machines of many cores as well: they share the cluster, and some kill parts of it or measure it.
if (engines !== null) statuses.push(await jest('--selectProjects=e2e-cluster', '--runInBand'));
await engines?.stop();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const line of readFileSync(countsFile, 'utf8').trim().split('\n')) {
  for (const [name, count] of Object.entries(JSON.parse(line))) total[name] += count;
}
process.exitCode = statuses.find((status) => status !== 0) ?? (total.passed === 0 ? 1 : 0);
process.stdout.write(`\n${closingLine(total)}`);
