import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { readManifest } from './check-files.ts';
import { asWriteFailure, ExportWriter } from './export-writer.ts';

const filter = { partner_id: null, order_id: null, rider_id: null, type: null } as never;
const what = { checkpoint: '', filter, range: { from: 0, to: 1 } };
const line = { index: 0, leaf: { stream: 'order-ord_গ', revision: 0 } } as never;

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

test('an export whose files were shortened or removed since its interruption does not continue, and changes nothing', async () => {
  const begun = await ExportWriter.begin(directory, what);
  await begun.close();
  const table = join(directory, 'events.csv');
  writeFileSync(table, 'ind');
  const progress = { ...begun.progress, next: 1 };
  const refusal = `${table} is not as the interrupted export left it`;
  await expect(ExportWriter.continue(directory, progress)).rejects.toThrow(refusal);
  expect(readFileSync(table, 'utf8')).toBe('ind');
  rmSync(table);
  await expect(ExportWriter.continue(directory, progress)).rejects.toThrow(refusal);
});

test('of two exports that write into the same files none saves its progress, and the next one continues', async () => {
  const one = await ExportWriter.begin(directory, what);
  const other = await ExportWriter.continue(directory, one.progress);
  await one.add(line);
  await one.save();
  await other.add(line);
  await expect(other.save()).rejects.toThrow(/Another program has written to .*left-out\.ndjson/);
  await expect(one.save()).rejects.toThrow(/Another program has written to .*left-out\.ndjson/);
  await Promise.all([one.close(), other.close()]);
  const continued = await ExportWriter.continue(directory, ExportWriter.interrupted(directory)!);
  await continued.close();
  expect(continued.progress.counts).toEqual({ events: 0, left_out: 1 });
  expect(readFileSync(join(directory, 'left-out.ndjson'), 'utf8')).toBe(`${JSON.stringify(line)}\n`);
});

test('the check of an interrupted export says that the same command continues it', () => {
  const folder = join(directory, 'interrupted');
  mkdirSync(folder);
  writeFileSync(join(folder, 'progress.json'), '{}');
  expect(() => readManifest(folder)).toThrow('Run the same audit export again');
  expect(() => readManifest(directory)).toThrow('is not a complete export');
});
