// Builds every project that has changed. With --quiet only a failure is printed, so that `npm start` begins with the banner.
// Nx finds out what has changed in more than a second; when nothing has since the last build, that takes a tenth of it here.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, recordBuild, stateOfSources } from './built-state.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = process.argv.includes('--quiet');

const sources = stateOfSources(root);
if (!isBuilt(root, sources)) {
  const { status, stdout } = spawnSync(
    'npx',
    ['nx', 'run-many', '-t', 'build', '--output-style=static', '--parallel=2'],
    { cwd: root, stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'], encoding: 'utf8' },
  );
  if (quiet && status !== 0) process.stderr.write(stdout);
  // What has changed meanwhile is built the next time.
  if (status === 0) recordBuild(root, sources);
  process.exitCode = status ?? 1;
}
