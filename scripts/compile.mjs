// Compiles the project of the current folder to dist/: TypeScript 7 checks and emits (six times faster than 6). The arguments
// are its projects, by default tsconfig.json.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync('dist', { recursive: true, force: true });
const tsc = fileURLToPath(new URL('../node_modules/typescript7/bin/tsc', import.meta.url));
const [first = 'tsconfig.json', ...others] = process.argv.slice(2);
for (const project of [first, ...others]) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
