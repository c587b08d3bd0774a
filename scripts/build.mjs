// Builds every project that has changed, then the programs in dist/programs. With --quiet, only a failure is printed, so that
// `npm start` begins with the banner. Nx needs more than a second to find the changed projects; the check here needs a tenth of
// that when nothing has changed since the last build.
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
  if (status === 0) {
    // Loaded only here, because nothing else needs it.
    const { bundle } = await import('./bundle.mjs');
    await bundle(root);
    // Files that change during the build are built the next time.
    recordBuild(root, sources);
  }
  process.exitCode = status ?? 1;
}
