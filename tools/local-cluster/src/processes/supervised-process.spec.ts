import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@dakpion/fixtures';
import { cleanUp } from './clean-up.ts';
import { readClusterRecord, writeClusterRecord } from './cluster-record.ts';
import { isRunning } from './command-line.ts';
import { SupervisedProcess } from './supervised-process.ts';

const idle = ['-e', 'console.log("ready"); setInterval(() => {}, 1000)', 'an-idle-process'];

function supervise(args: readonly string[]) {
  const pids: number[] = [];
  const lines: string[] = [];
  const specification = { name: 'idle-1', command: process.execPath, args, environment: process.env };
  const supervised = new SupervisedProcess(specification, {
    onLine: (_name, line) => void lines.push(line),
    onStarted: (_name, pid) => void pids.push(pid),
    onGivenUp: () => {},
  });
  supervised.start();
  return { supervised, pids, lines };
}

test('starts a process that dies again until it is stopped', async () => {
  const { supervised, pids, lines } = supervise(idle);
  await until(() => lines.includes('ready'));
  process.kill(pids[0]!, 'SIGKILL');
  await until(() => pids.length === 2);
  expect(lines).toContain('ended with SIGKILL; started again in 500 ms');
  await supervised.stop(5_000);
  expect(isRunning(pids[1]!, idle)).toBe(false);
  expect(pids).toHaveLength(2);
});

test('ends recorded processes, and no other process that only has a recorded number', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dakpion-cluster-'));
  const left = spawn(process.execPath, idle, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(left.stdout, 'data');
  const pid = left.pid!;
  const record = { url: '', ready: true, kafka_brokers: '', eventstore_url: '', redis_url: '' };
  const runner = { pid: process.pid, args: ['the runner that crashed'] };
  const processes = (args: readonly string[]) => [{ name: 'idle-1', pid, address: '', args }];

  writeClusterRecord(dataDir, { ...record, runner, processes: processes(['another program']) });
  expect(await cleanUp(dataDir)).toEqual([]);
  expect(isRunning(pid, idle)).toBe(true);

  writeClusterRecord(dataDir, { ...record, runner, processes: processes(idle) });
  expect(await cleanUp(dataDir)).toEqual(['idle-1']);
  expect(isRunning(pid, idle)).toBe(false);
  expect(readClusterRecord(dataDir)).toBeNull();
  rmSync(dataDir, { recursive: true });
});
