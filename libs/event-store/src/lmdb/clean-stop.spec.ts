import { copyFileSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { anEvent } from '../some-events.fixture.ts';
import { forgetCleanStop, noteCleanStop, wasStoppedCleanly } from './clean-stop.ts';
import { openLmdbEventStore } from './lmdb-event-store.ts';

const inDirectory = (run: (directory: string, file: string) => Promise<void> | void) =>
  withTemporaryDirectory(async (directory) => run(directory, join(directory, 'data.mdb')));

test('reports a closed store as stopped cleanly, and an open one as not', () =>
  inDirectory(async (directory, file) => {
    for (let starts = 0; starts < 2; starts += 1) {
      const store = await openLmdbEventStore({ directory });
      expect(wasStoppedCleanly(directory, file)).toBe(false);
      await store.close();
      expect(wasStoppedCleanly(directory, file)).toBe(true);
    }
    const reader = await openLmdbEventStore({ directory, readOnly: true });
    await reader.close();
    expect(wasStoppedCleanly(directory, file)).toBe(true);
  }));

test.each<[string, (file: string) => void]>([
  ['was written to', (file) => writeFileSync(file, 'b')],
  ['has another size', (file) => writeFileSync(file, 'longer')],
  ['has another time', (file) => utimesSync(file, 1, 1)],
  [
    'is a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])('does not trust a file that %s since the stop', (_name, change) =>
  inDirectory((directory, file) => {
    writeFileSync(file, 'a');
    utimesSync(file, 2, 2);
    noteCleanStop(directory, file);
    expect(wasStoppedCleanly(directory, file)).toBe(true);
    change(file);
    expect(wasStoppedCleanly(directory, file)).toBe(false);
  }),
);

test('reports no clean stop without a note, with a damaged note, or after the note was removed', () =>
  inDirectory((directory, file) => {
    expect(wasStoppedCleanly(directory, file)).toBe(false);
    writeFileSync(file, 'a');
    noteCleanStop(directory, file);
    const note = join(directory, 'clean-stop.json');
    writeFileSync(note, readFileSync(note, 'utf8').slice(0, 20));
    expect(wasStoppedCleanly(directory, file)).toBe(false);
    noteCleanStop(directory, file);
    forgetCleanStop(directory);
    expect(wasStoppedCleanly(directory, file)).toBe(false);
  }));

test('refuses appends and leaves no note when another file has replaced the open one', () =>
  inDirectory(async (directory, file) => {
    const store = await openLmdbEventStore({ directory });
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    await expect(store.append('order-1', [anEvent()], 'no_stream')).rejects.toThrow('was removed or replaced');
    await store.close();
    expect(wasStoppedCleanly(directory, file)).toBe(false);
  }));
