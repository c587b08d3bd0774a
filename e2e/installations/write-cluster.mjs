// `node e2e/installations/write-cluster.mjs 7977299`: writes e2e/installations/7977299-cluster.tar.gz, the data of a
// cluster that the program of this commit has filled, for cluster-upgrade.faults.e2e.ts. Needs the engines of
// `npm run engines:install`. Kafka's files are left out: all messages are handled when the cluster stops, and Kafka removes
// messages and positions after a week, so the fixture would change with its age.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { until } from '../../scripts/until.mjs';
import { fillCluster } from './fill-cluster.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [commit] = process.argv.slice(2);
if (!/^[0-9a-f]{7,40}$/.test(commit ?? '')) {
  process.stderr.write('Use: node e2e/installations/write-cluster.mjs <commit>\n');
  process.exit(64);
}

const startWithinMs = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'dakpion-installation-'));
const source = join(folder, 'source');
const dataDir = join(folder, commit);
const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

/** Builds the program of the commit. */
function buildProgram() {
  run('git', ['worktree', 'add', '--detach', source, commit], root);
  symlinkSync(join(root, '.engines'), join(source, '.engines'));
  run('npm', ['ci'], source);
  run(process.execPath, ['scripts/build.mjs', '--quiet'], source);
}

/** Starts the cluster. Resolves with its process when every service is ready. */
async function startCluster(port) {
  const child = spawn(process.execPath, ['tools/local-cluster/dist/main.js'], {
    cwd: source,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CLUSTER_ENGINES: 'local',
      DATA_DIR: dataDir,
      PORT: String(port),
      OPERATOR_TOKEN: 'operator-token-of-the-tests',
      LOG_LEVEL: 'warn',
      ROBOT_STEP_MS: '100',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    },
  });
  const record = () => JSON.parse(readFileSync(join(dataDir, 'cluster.json'), 'utf8'));
  await until('the cluster to serve', () => child.exitCode !== null || record().ready, startWithinMs, 200);
  if (child.exitCode !== null) throw new Error('the cluster did not start');
  return { child, redisUrl: record().redis_url };
}

/** Packs the files of Redis, of the event store and of the runner, and the data that a client keeps. */
function pack(client) {
  const packed = join(folder, 'packed', commit);
  mkdirSync(packed, { recursive: true });
  writeFileSync(join(folder, 'packed', `${commit}.json`), `${JSON.stringify(client, null, 1)}\n`);
  copyFileSync(join(dataDir, 'secrets.json'), join(packed, 'secrets.json'));
  const engines = ['engines/redis/appendonlydir', 'engines/eventstore/data.mdb', 'engines/eventstore/event-store.json'];
  for (const path of engines) {
    mkdirSync(join(packed, path, '..'), { recursive: true });
    run('cp', ['-r', join(dataDir, path), join(packed, path)], folder);
  }
  const archive = join(root, 'e2e/installations', `${commit}-cluster.tar.gz`);
  run('tar', ['--sort=name', '-czSf', archive, commit, `${commit}.json`], join(folder, 'packed'));
  process.stdout.write(`${archive}\n`);
}

try {
  buildProgram();
  const port = await freePort();
  const { child, redisUrl } = await startCluster(port);
  let client;
  try {
    client = await fillCluster({ url: `http://127.0.0.1:${port}`, redisUrl });
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  pack(client);
} finally {
  run('git', ['worktree', 'remove', '--force', source], root);
  rmSync(folder, { recursive: true, force: true });
}
