// `npm test`: checks and builds, then runs every spec and the end-to-end tests in both profiles, except the long fault
// and load suites, which `npm run test:faults` (--faults) runs. The last lines are the time of each part and the count.
// With paths (`npm test -- libs/messaging`), runs only the matching test files, including long suites. Arguments from
// the first option on are passed to Jest: `npm test -- libs/messaging -t ordering`. With --embedded, leaves out what needs
// Kafka, Redis or EventStoreDB.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithChildren, runChild } from './child-run.mjs';
import { addCount, closingLine, sumOfCounts } from './closing-line.mjs';
import { checkEngines, installEngines, startEngines } from './test-engines.mjs';
import { isLong, partsOf, selectFiles, testFiles } from './test-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCi = process.env.CI === 'true';
const long = process.argv[2] === '--faults';
const embeddedOnly = process.argv[2] === '--embedded';
const given = process.argv.slice(long || embeddedOnly ? 3 : 2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const patterns = firstOption < 0 ? given : given.slice(0, firstOption);
const jestOptions = firstOption < 0 ? [] : given.slice(firstOption);

const selected = selectFiles(testFiles(root), { patterns, long });
if (selected.length === 0) {
  process.stderr.write(`No test file matches ${patterns.join(', ')}.\n`);
  process.exit(1);
}

const ownFolder = mkdtempSync(join(tmpdir(), 'dakpion-tests-'));
const removeOwnFolder = () => rmSync(ownFolder, { recursive: true });
endWithChildren(removeOwnFolder);
/** Set by a parent program that runs this one several times, sums up the counts and prints the closing line itself. */
const givenCounts = process.env.TEST_COUNTS;
const counts = givenCounts ?? join(ownFolder, 'counts');
const times = [];
let failures = 0;

/** Runs one part, and records its duration and whether it failed. `work` resolves with an exit code. */
async function part(name, work) {
  const began = performance.now();
  const status = await work();
  times.push([name, performance.now() - began]);
  if (status !== 0) failures += 1;
  return status === 0;
}

function run(command, environment = {}) {
  return runChild(command, { cwd: root, env: { ...process.env, ...environment } });
}

/** A failed step without tests counts as one failed test, so that the closing line shows it. */
async function step(name, work) {
  const succeeded = await part(name, work);
  if (!succeeded) addCount(counts, { failed: 1, failures: [name] });
  return succeeded;
}

const connections = ['--import', pathToFileURL(join(root, 'scripts/short-idle-connections.mjs')).href];

/** Runs test files of a Jest project, if there are any. */
async function jest(name, project, files, { environment = {}, workers }) {
  if (files.length === 0) return;
  const options = [`--selectProjects=${project}`, `--maxWorkers=${workers}`, ...jestOptions];
  const command = [...connections, 'node_modules/jest/bin/jest.js', ...options, '--runTestsByPath', ...files];
  const before = sumOfCounts(counts).failed;
  const succeeded = await part(name, () => run(command, { ...environment, TEST_COUNTS: counts }));
  // Jest itself failed, e.g. in its set-up, and reported no test.
  if (!succeeded && sumOfCounts(counts).failed === before)
    addCount(counts, { failed: 1, failures: [`${name}: Jest reported no test`] });
}

async function check() {
  const steps = [
    ['scripts/check-types.mjs'],
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
    ['scripts/check-boundaries.mjs'],
    ['scripts/contract/lint-openapi.mjs'],
  ];
  for (const command of steps) {
    const status = await run(command);
    if (status !== 0) return status;
  }
  return 0;
}

/**
 * Checks whether the engines are installed. With `CI=true`, installs them. Returns the reason if they are missing, and the location
 * of the jars.
 */
async function findEngines() {
  if (isCi) await step('install engines', async () => (installEngines(root) ? 0 : 1));
  const engines = checkEngines(root);
  if (engines.missing !== null) {
    process.stdout.write(`\n${engines.missing}\n`);
    if (isCi) await step('engines', async () => 1);
  }
  return engines;
}

/**
 * Tests spend more than half of their time waiting for engines, timers and processes, so three more than the number of cores run at
 * once.
 */
const workers = availableParallelism() + 3;

/** `tools`: resolves when the tools of the specs are installed. */
async function runTests(files, tools) {
  const all = partsOf(root, files);
  const parts = embeddedOnly
    ? { ...all, engineSpecs: [], cluster: [], clusterAlone: [], wantRunningEngines: false }
    : all;
  if (parts.wantBuild && !(await step('build', () => run(['scripts/build.mjs', '--quiet'])))) return;
  const wantEngines = [parts.engineSpecs, parts.cluster, parts.clusterAlone].some(({ length }) => length > 0);
  const found = wantEngines ? await findEngines() : { missing: null, variables: {} };
  // The engines start during the checks.
  const starting = parts.wantRunningEngines && found.missing === null ? startEngines(root) : null;

  if (patterns.length === 0 && !long && !(await step('checks', check))) return starting?.then(({ stop }) => stop());
  await tools;
  const engines = await starting;
  const environment = { ...found.variables, ...engines?.variables };
  // Both kinds run together, because specs on engines mostly wait.
  await jest('unit specs', 'unit', [...parts.specs, ...parts.engineSpecs], { environment, workers });
  await engines?.stop();
  await jest('e2e, embedded', 'e2e', parts.embedded, { workers });
  await jest('e2e, embedded, alone', 'e2e', parts.embeddedAlone, { workers: 1 });
  const missing = found.missing === null ? {} : { E2E_CLUSTER_MISSING: 'true' };
  const forClusters = { ...found.variables, ...missing };
  await jest('e2e, cluster', 'e2e-cluster', parts.cluster, clusterOptions(parts.cluster, forClusters));
  const alone = { environment: forClusters, workers: 1 };
  await jest('e2e, cluster, alone', 'e2e-cluster', parts.clusterAlone, alone);
}

/**
 * Short suites share one cluster. Long suites kill parts of it, so each runs on its own cluster. One cluster for each core, because
 * with more, a slow machine starves single processes for longer than a claim or a session lasts.
 */
function clusterOptions(files, environment) {
  if (!files.some(isLong)) return { environment, workers };
  const clusters = Math.min(availableParallelism(), files.length);
  return { environment: { ...environment, E2E_CLUSTER_COUNT: String(clusters) }, workers: clusters };
}

addCount(counts, {});
const began = performance.now();
// Installed in parallel with the build and the checks. Specs fail if they need a tool that cannot be installed.
const wantsTools = isCi && patterns.length === 0 && !long;
const tools = wantsTools ? part('install tools', () => run(['scripts/manifests/install-tools.mjs'])) : null;
await runTests(selected, tools);
await tools;
times.push(['all', performance.now() - began]);

process.stdout.write(
  `\n${times.map(([name, ms]) => `${name.padEnd(30)} ${String(Math.round(ms / 1_000)).padStart(5)} s\n`).join('')}`,
);
const sum = sumOfCounts(counts);
process.exitCode = failures > 0 || sum.passed === 0 ? 1 : 0;
if (givenCounts === undefined) process.stdout.write(`\n${closingLine(sum)}`);
removeOwnFolder();
