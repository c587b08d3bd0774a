import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbEventStore } from './lmdb/lmdb-event-store.ts';

/** Runs a command as process 1 of a separate process namespace, as a container does. */
const asContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync('unshare', [...asContainer.slice(1), 'true']).status === 0;
const script = join(__dirname, '../fixtures/event-store.child.cjs');

const children: ChildProcess[] = [];
afterEach(() => Promise.all(children.splice(0).map(end)));

function startInContainer(task: 'hold' | 'follow', directory: string): ChildProcess {
  const [unshare = '', ...options] = [...asContainer, process.execPath, '--conditions=@dakpion/source'];
  const child = spawn(unshare, [...options, script, task, directory], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

/** The first line that the process prints, or a note that it ended without one. */
async function firstLineOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) return line;
  return 'ended without a word';
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const inContainers = canUnshare ? describe : describe.skip;

inContainers('a second container on one volume (needs the right to unshare process namespaces)', () => {
  test.each(['hold', 'follow'] as const)(
    'is refused with a clear error for the task %s',
    (task) =>
      withTemporaryDirectory(async (directory) => {
        const first = startInContainer('hold', directory);
        expect(await firstLineOf(first)).toBe('open');
        const second = startInContainer(task, directory);
        expect(await firstLineOf(second)).toBe('EventStoreLockedError');
        await end(second);
        // The first process still runs. When it has ended, the directory is free.
        expect(first.exitCode).toBeNull();
        await end(first);
        const store = await until(() => openLmdbEventStore({ directory }).catch(() => undefined));
        await store.close();
      }),
    30_000,
  );
});

test('allows a reader in the same container', () =>
  withTemporaryDirectory(async (directory) => {
    const store = await openLmdbEventStore({ directory });
    const reader = await openLmdbEventStore({ directory, readOnly: true });
    expect(await reader.head()).toBe(await store.head());
    await reader.close();
    await store.close();
  }));
