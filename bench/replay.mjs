// `npm run bench:replay [orders] [folder]`: replays the log of an embedded installation with so many full orders (default
// 10,000) for an audit and for new views, compared with a loop that reads and decodes it. A folder that is named is kept, and
// used again if it is filled.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventsDirectory, fill, startProgram } from './replay-fill.mjs';
import { operatorToken } from './sample.mjs';

const orders = Number(process.argv[2] ?? 10_000);
const kept = process.argv[3];
const rounds = Number(process.env.ROUNDS ?? 3);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'dakpion-replay-'));
const sampleEveryMs = 20;
/** All events handled by all followers, in seconds. */
const patienceSeconds = 3_600;

const print = (text) => process.stdout.write(`${text}\n`);

/** Memory outside mapped files, in MB. 0 if the process has ended. */
function anonymousMb(pid) {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs a program to its end. */
async function run(program, args, env = {}) {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const began = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, anonymousMb(child.pid));
  }, sampleEveryMs);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${output.slice(0, 2_000)}`);
  const last = JSON.parse(output.trim().split('\n').at(-1));
  return { wallSeconds: (performance.now() - began) / 1_000, peak, ...last };
}

/** Without the file that has the key of the log, only the views are verified. */
async function verifyViews() {
  const linked = mkdtempSync(join(tmpdir(), 'dakpion-replay-views-'));
  try {
    for (const part of ['events', 'state']) symlinkSync(resolve(folder, part), join(linked, part));
    return await verify(linked);
  } finally {
    rmSync(linked, { recursive: true });
  }
}

async function verify(dataDir) {
  const verified = await run('apps/cli/dist/main.js', ['audit', 'verify', '--json'], { DATA_DIR: dataDir });
  return { ...verified, seconds: verified.wallSeconds };
}

const task = (name) => run('bench/replay-task.mjs', [name, folder]);

/** Seconds until each follower has handled all events, by name. */
async function catchUp(program, isDone = async () => true) {
  const began = performance.now();
  const reached = new Map();
  let [peak, events] = [0, 0];
  for (;;) {
    peak = Math.max(peak, anonymousMb(program.pid));
    const lags = await lagsOf(program.metrics);
    const seconds = (performance.now() - began) / 1_000;
    for (const [follower, lag] of lags) {
      if (lag > 0) reached.delete(follower);
      else if (!reached.has(follower)) reached.set(follower, seconds);
    }
    events = reached.size;
    if (lags.size > 8 && [...lags.values()].every((lag) => lag === 0) && (await isDone())) break;
    if (seconds > patienceSeconds) throw new Error(`not done after ${patienceSeconds} s: ${JSON.stringify([...lags])}`);
    await pause(100);
  }
  return { peak, events, reached, seconds: Math.max(...reached.values()) };
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

function row(name, { seconds, peak }, events, floor) {
  const rate = events / seconds;
  print(
    `| ${name} | ${Math.round(rate)}/s | ${(rate / floor).toFixed(3)} | ${Math.round(peak)} MB | ${seconds.toFixed(1)} s |`,
  );
  return rate;
}

async function prepare() {
  if (existsSync(eventsDirectory(folder))) return;
  const began = performance.now();
  const events = await fill(folder, orders);
  print(`${orders} orders with ${events} events written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const program = await startProgram(folder);
  try {
    const { seconds } = await catchUp(program, () => isAnchored(program.url, events));
    print(`first start on the filled log: followers caught up after ${seconds.toFixed(0)} s`);
  } finally {
    await program.stop();
  }
}

async function rebuild() {
  rmSync(join(folder, 'state'), { recursive: true });
  const program = await startProgram(folder);
  try {
    return { startMs: program.startMs, ...(await catchUp(program)) };
  } finally {
    await program.stop();
  }
}

try {
  await prepare();
  print(`load ${loadavg()[0].toFixed(1)}\n`);
  print('| Replay | Events | Ratio to the floor | Peak memory outside mapped files | Time |\n|---|---|---|---|---|');
  for (let round = 0; round < rounds; round += 1) {
    const floor = await task('floor');
    const { events } = floor;
    const rate = row('floor: read and decode', floor, events, events / floor.seconds);
    row('audit verify, tree', await task('tree'), events, rate);
    row('audit verify, views', await verifyViews(), events, rate);
    row('audit verify, tree and views', await verify(folder), events, rate);
    if (process.env.REBUILD === 'none') continue;
    const rebuilt = await rebuild();
    row('all views rebuilt', rebuilt, events, rate);
    print(`<!-- ${[...rebuilt.reached].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')} -->`);
  }
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
