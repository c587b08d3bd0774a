// `npm test`: builds, then runs every spec and the end-to-end tests. The last line of the output is the count.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** Runs one step and ends with its exit code when it fails. */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('scripts/build.mjs', '--quiet');
run('node_modules/jest/bin/jest.js', ...process.argv.slice(2));
