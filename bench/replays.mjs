// Replays of the log of an embedded installation: for an audit, for new views, and a loop that only reads and decodes it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processUsage } from './process-usage.mjs';
import { eventsDirectory, fill, startProgram } from './replay-fill.mjs';
import { operatorToken } from './sample.mjs';

const sampleEveryMs = 20;
/** The maximum time until all followers have handled all events, in seconds. */
const patienceSeconds = 3_600;
/** The interval between reads of the metrics. Each measures the lag of each follower, which takes time from the followers. */
const lookEveryMs = 1_000;

/** Runs a program to its end. */
async function run(program, args, env = {}) {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const began = performance.now();
  // With the options of `npm run dakpion`.
  const child = spawn(process.execPath, ['--max-semi-space-size=32', file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [peak, cpu] = [0, 0];
  const sampling = setInterval(() => {
    try {
      const { anonymousMb, cpuMs } = processUsage(child.pid);
      peak = Math.max(peak, anonymousMb);
      cpu = Math.max(cpu, cpuMs / 1_000);
    } catch {
      // The process has ended.
    }
  }, sampleEveryMs);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${output.slice(0, 2_000)}`);
  return { seconds: (performance.now() - began) / 1_000, cpu, peak, last: output.trim().split('\n').at(-1) };
}

/** Verifies the views only: the audit gets no file with the key of the log. */
export async function verifyViews(folder) {
  const linked = mkdtempSync(join(tmpdir(), 'dakpion-replay-views-'));
  try {
    for (const part of ['events', 'state']) symlinkSync(resolve(folder, part), join(linked, part));
    return await verify(linked);
  } finally {
    rmSync(linked, { recursive: true });
  }
}

export function verify(dataDir) {
  return run('dist/programs/cli.js', ['audit', 'verify', '--json'], { DATA_DIR: dataDir });
}

/** Runs `floor` or `tree`, see replay-task.mjs. */
export async function task(name, folder) {
  const { last, peak } = await run('bench/replay-task.mjs', [name, folder]);
  return { peak, ...JSON.parse(last) };
}

/** The result without the time of the command's start, which is not a part of the replay. */
export async function withoutStart(verified) {
  const start = await run('dist/programs/cli.js', ['audit', 'verify', '--help']);
  return { ...verified, seconds: verified.seconds - start.seconds, cpu: verified.cpu - start.cpu };
}

/** Seconds until each follower has handled all events, by name. */
async function catchUp(program, isDone = async () => true) {
  const began = performance.now();
  const reached = new Map();
  let peak = 0;
  for (;;) {
    peak = Math.max(peak, program.usage().anonymousMb);
    const lags = await lagsOf(program.metrics);
    const seconds = (performance.now() - began) / 1_000;
    for (const [follower, lag] of lags) {
      if (lag > 0) reached.delete(follower);
      else if (!reached.has(follower)) reached.set(follower, seconds);
    }
    if (lags.size > 8 && [...lags.values()].every((lag) => lag === 0) && (await isDone())) break;
    if (seconds > patienceSeconds) throw new Error(`not done after ${patienceSeconds} s: ${JSON.stringify([...lags])}`);
    await pause(lookEveryMs);
  }
  return { peak, reached, cpu: program.usage().cpuMs / 1_000, seconds: Math.max(...reached.values()) };
}

async function lagsOf(metrics) {
  const text = await fetch(metrics).then(
    (answer) => answer.text(),
    () => '',
  );
  const lags = text.matchAll(/^dakpion_follower_lag_events\{follower="([^"]+)"\} (\d+)/gm);
  return new Map([...lags].map(([, follower, lag]) => [follower, Number(lag)]));
}

/** Whether the last checkpoint covers all events. */
async function isAnchored(url, events) {
  const answer = await fetch(`${url}/transparency/checkpoint`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  return answer.ok && Number((await answer.text()).split('\n')[1]) >= events;
}

/**
 * Fills the folder with this number of full orders, and waits until the program has followed them. Does nothing if the folder is
 * filled.
 */
export async function prepare(folder, orders) {
  if (existsSync(eventsDirectory(folder))) return;
  const began = performance.now();
  const events = await fill(folder, orders);
  process.stdout.write(
    `${orders} orders with ${events} events written in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`,
  );
  const program = await startProgram(folder);
  try {
    const { seconds } = await catchUp(program, () => isAnchored(program.url, events));
    process.stdout.write(`first start on the filled log: followers caught up after ${seconds.toFixed(0)} s\n`);
  } finally {
    await program.stop();
  }
}

/** Builds all views again. */
export async function rebuild(folder) {
  rmSync(join(folder, 'state'), { recursive: true });
  const program = await startProgram(folder);
  try {
    return { startMs: program.startMs, ...(await catchUp(program)) };
  } finally {
    await program.stop();
  }
}
