// Measures starts of the program on a filled folder: after a clean stop and after kill -9, each from the cache of the kernel and
// from the disk.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from './replay-fill.mjs';

/** The time between the start and the kill, in ms. By then the program has completed its start and writes. */
const runMs = 3_000;

/** The ms until `/health/ready` answers, by the kind of the start. */
export async function measureStarts(folder) {
  const starts = {};
  for (const end of ['stop', 'kill']) {
    for (const from of ['cache', 'disk']) {
      const before = await startProgram(folder, '/health/ready');
      await pause(runMs);
      await before[end]();
      if (from === 'disk') forgetPages(folder);
      const program = await startProgram(folder, '/health/ready');
      starts[`${end} ${from}`] = program.startMs;
      await program.stop();
    }
  }
  return starts;
}

/** Removes the files of the folder from the cache of the kernel. No process may have them open. */
function forgetPages(folder) {
  for (const { path } of filesOf(folder)) {
    execFileSync('sync', [path]);
    execFileSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' });
  }
}

/** The MB of each part of the folder. */
export function measureDisk(folder) {
  const mb = (part) => filesOf(join(folder, part)).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return { events: mb('events'), state: mb('state'), messages: mb('messages') };
}

function filesOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { path, bytes: statSync(path).size };
  });
}
