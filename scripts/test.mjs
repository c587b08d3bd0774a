// `npm test`: checks, builds, then runs every spec and the end-to-end tests. The last line of the output is the count.
// With arguments (`npm test -- libs/messaging`) it builds and runs just the specs that they name.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** Runs one step and ends with its exit code when it fails. */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const chosen = process.argv.slice(2);

if (chosen.length === 0) {
  run('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.');
  run('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
  run('scripts/check-boundaries.mjs');
}
run('scripts/build.mjs', '--quiet');
run('node_modules/jest/bin/jest.js', ...chosen);
