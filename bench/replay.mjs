// `npm run bench:replay [orders] [folder]`: replays the log of an embedded installation with this number of full orders (default
// 10,000) for an audit and for new views, compared with a loop that reads and decodes it. A given folder is kept, and used again if
// it is filled.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, rebuild, task, verify, verifyViews, withoutStart } from './replays.mjs';

const orders = Number(process.argv[2] ?? 10_000);
const kept = process.argv[3];
const rounds = Number(process.env.ROUNDS ?? 3);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'dakpion-replay-'));

const print = (text) => process.stdout.write(`${text}\n`);

function row(name, { seconds, cpu, peak }, { events, floor }) {
  const ratio = (floor.seconds / seconds).toFixed(3);
  const micros = ((cpu * 1e6) / events).toFixed(1);
  const ofCpu = (floor.cpu / cpu).toFixed(3);
  print(
    `| ${name} | ${Math.round(events / seconds)}/s | ${ratio} | ${micros} µs | ${ofCpu} | ${Math.round(peak)} MB |`,
  );
}

try {
  await prepare(folder, orders);
  print(`load ${loadavg()[0].toFixed(1)}\n`);
  print(
    '| Replay | Events | Ratio to the floor | CPU for an event | Ratio of CPU | Peak memory outside mapped files |',
  );
  print('|---|---|---|---|---|---|');
  for (let round = 0; round < rounds; round += 1) {
    const floor = await task('floor', folder);
    const compared = { events: floor.events, floor };
    row('floor: read and decode', floor, compared);
    row('audit verify, tree', await task('tree', folder), compared);
    row('audit verify, views', await withoutStart(await verifyViews(folder)), compared);
    row('audit verify, tree and views', await withoutStart(await verify(folder)), compared);
    if (process.env.REBUILD === 'none') continue;
    const rebuilt = await rebuild(folder);
    row('all views rebuilt', rebuilt, compared);
    print(`<!-- ${[...rebuilt.reached].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')} -->`);
  }
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
