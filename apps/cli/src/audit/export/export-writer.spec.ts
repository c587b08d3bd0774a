import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { readManifest } from './check-files.ts';
import { asWriteFailure, ExportWriter } from './export-writer.ts';

const filter = { partner_id: null, order_id: null, rider_id: null, type: null } as never;
const what = { checkpoint: '', filter, range: { from: 0, to: 1 } };

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a folder that cannot be written is a failure that says what to do, and any other error stays a bug', async () => {
  const folder = join(directory, 'taken');
  writeFileSync(folder, '');
  const begun = ExportWriter.begin(folder, what);
  const failure = asWriteFailure(await begun.catch((error: unknown) => error), folder);
  expect(failure).toBeInstanceOf(CommandFailure);
  expect((failure as Error).message).toMatch(/taken cannot be written: EEXIST.*run the same command again/);
  const bug = new TypeError('bug');
  expect(asWriteFailure(bug, folder)).toBe(bug);
});

test('a file that is not from an export is not overwritten', async () => {
  const file = join(directory, 'events.csv');
  writeFileSync(file, 'mine');
  await expect(ExportWriter.begin(directory, what)).rejects.toThrow('has a file events.csv');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(ExportWriter.interrupted(directory)).toBeNull();
});

test('a file of another program with the name of the progress is reported', () => {
  writeFileSync(join(directory, 'progress.json'), '{');
  expect(() => ExportWriter.interrupted(directory)).toThrow(/progress\.json is not of an export.*Name another folder/);
});

test('an export that was interrupted before its first events continues', async () => {
  const begun = await ExportWriter.begin(directory, what);
  await begun.close();
  rmSync(join(directory, 'left-out.ndjson'));
  const progress = ExportWriter.interrupted(directory)!;
  expect(progress).toEqual(begun.progress);
  const continued = await ExportWriter.continue(directory, progress);
  await continued.save();
  await continued.close();
  expect(continued.progress).toEqual(begun.progress);
});

test('the check of an interrupted export says that the same command continues it', () => {
  const folder = join(directory, 'interrupted');
  mkdirSync(folder);
  writeFileSync(join(folder, 'progress.json'), '{}');
  expect(() => readManifest(folder)).toThrow('Run the same audit export again');
  expect(() => readManifest(directory)).toThrow('is not a complete export');
});
