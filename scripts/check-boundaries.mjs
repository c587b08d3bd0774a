// Checks who imports whom: rooms by Nx's project graph, single files by their import lines. Prints every fault.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileFaults, importsOf, roomFaults } from './boundary-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function projectGraph() {
  const file = join(mkdtempSync(join(tmpdir(), 'graph-')), 'graph.json');
  const { status, stderr } = spawnSync('npx', ['nx', 'graph', `--file=${file}`], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`nx graph failed: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')).graph;
}

/** Every source file with the modules that it imports. */
function imports() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools', 'e2e', 'bench'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return stdout
    .split('\n')
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => ({ file, modules: importsOf(readFileSync(join(root, file), 'utf8')) }));
}

const faults = [...roomFaults(projectGraph()), ...imports().flatMap(fileFaults)];
for (const fault of faults) process.stderr.write(`boundaries: ${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Boundaries hold.\n' : `${faults.length} boundaries crossed.\n`);
process.exit(faults.length === 0 ? 0 : 1);
