// `npm run check:types`: generates the types of the APIs, then checks the types of all programs and of their specs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
/** Programs for browsers are checked without the types of Node and Jest, and their specs with them. */
const projects = [
  'tsconfig.json',
  'apps/dashboard',
  'apps/dashboard/tsconfig.spec.json',
  'apps/documentation',
  'apps/documentation/tsconfig.spec.json',
];
const commands = [
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'generate', '--output-style=static'],
  ...projects.map((project) => ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', project]),
];
for (const command of commands) {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
