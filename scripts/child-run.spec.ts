import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Ends a while after a signal, as Jest does that stops a cluster. */
const slow = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => setTimeout(() => { console.log('child ended by ' + signal); process.exit(0); }, 300));
  setInterval(() => {}, 1000);
  console.log('running');`;
const run = `
  import { endWithChildren, runChild } from ${JSON.stringify(join(__dirname, 'child-run.mjs'))};
  endWithChildren(() => console.log('cleaned up'));
  await runChild(['--eval', ${JSON.stringify(slow)}]);
  await runChild(['--eval', 'console.log("next part")']);`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that %s ends waits for the end of its child, and begins no further part',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', run], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    child.stdout.once('data', () => child.kill(signal));
    expect(await text(child.stdout)).toBe(`running\nchild ended by ${signal}\ncleaned up\n`);
    expect(await ended).toEqual([null, signal]);
  },
);
