// Builds every project that has changed. With --quiet only a failure is printed, so that `npm start` begins with the banner.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const quiet = process.argv.includes('--quiet');
const { status, stdout } = spawnSync(
  'npx',
  ['nx', 'run-many', '-t', 'build', '--output-style=static', '--parallel=2'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
  },
);
if (quiet && status !== 0) process.stderr.write(stdout);
process.exit(status ?? 1);
