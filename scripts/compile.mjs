// Compiles the project of the current folder to dist/: TypeScript 7 checks and emits (six times faster than 6).
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync('dist', { recursive: true, force: true });
const tsc = fileURLToPath(new URL('../node_modules/typescript7/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { stdio: 'inherit' });
process.exit(status ?? 1);
