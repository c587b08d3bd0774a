import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDirectory } from './cluster.ts';

/** Ends the run's cluster, including the processes of a killed runner, and removes its data. */
export default function tearDown(): void {
  if (process.env.E2E_CLUSTER_DIRECTORY === undefined) return;
  const directory = clusterDirectory();
  const args = [join(__dirname, '../tools/local-cluster/dist/main.js'), 'down'];
  spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, DATA_DIR: directory } });
  rmSync(directory, { recursive: true, force: true });
}
