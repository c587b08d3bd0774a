import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { atEnd } from './at-end.ts';
import type { ClusterRecord } from './cluster.ts';

import { operatorToken } from './operator-token.ts';
import { launch, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

test('the runner survives the loss of its output, and stops its processes when its terminal is closed', async () => {
  const dataDir = temporaryDirectory();
  const { child } = launch('tools/local-cluster/dist/main.js', [], {
    CLUSTER_ENGINES: 'local',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    OPERATOR_TOKEN: operatorToken,
    LOG_LEVEL: 'info',
  });
  atEnd(() => child.kill('SIGTERM'));
  const exited = once(child, 'exit');
  // From now on every write of the runner fails with EPIPE.
  child.stdout?.destroy();
  child.stderr?.destroy();
  const record = (): ClusterRecord => JSON.parse(readFileSync(join(dataDir, 'cluster.json'), 'utf8')) as ClusterRecord;
  await until('the services to be ready', () => record().ready, 200_000);
  const pids = record().processes.map(({ pid }) => pid);
  expect(pids).toHaveLength(8);

  child.kill('SIGHUP');
  expect(await exited).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(record).toThrow('ENOENT');
});
