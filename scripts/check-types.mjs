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
const run = (program, ...args) => spawnSync(process.execPath, [program, ...args], { cwd, stdio: 'inherit' }).status;

if (run('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'generate', '--output-style=static') !== 0) process.exit(1);
// All projects, so that one run names all files that a change needs.
const failed = projects.filter((project) => run('node_modules/typescript7/bin/tsc', '--noEmit', '-p', project) !== 0);
process.exit(failed.length === 0 ? 0 : 1);
