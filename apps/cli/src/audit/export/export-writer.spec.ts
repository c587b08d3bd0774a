import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { readManifest } from './check-files.ts';
import { tableHead, tableRow } from './export-folder.ts';
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

test('an export that was interrupted continues after the last saved event', async () => {
  const leaf = {
    stream: 'order-ord_1',
    event_id: 'e',
    type: 'OrderCreated',
    recorded_at: '',
    actor: null,
    data_sha256: '',
  };
  const line = (index: number, data?: unknown) => ({
    index,
    leaf: { ...leaf, revision: index },
    ...(data === undefined ? {} : { data }),
  });
  const begun = await ExportWriter.begin(directory, { ...what, range: { from: 4, to: 8 } });
  await begun.add(line(4, { a: 1 }));
  await begun.add(line(5));
  await begun.save();
  await begun.add(line(6, { b: 2 }));
  await begun.close();
  const files = ['events.ndjson', 'events.csv', 'left-out.ndjson'];
  const written = () => files.map((name) => readFileSync(join(directory, name), 'utf8'));
  // A line that was written, but not saved.
  for (const name of files) appendFileSync(join(directory, name), 'half a li');
  const continued = await ExportWriter.continue(directory, ExportWriter.interrupted(directory)!);
  await expect(continued.add(line(7))).rejects.toThrow('The server sent event 7 of the log in place of 6.');
  await continued.add(line(6, { b: 2 }));
  await continued.add(line(7));
  await continued.save();
  continued.writeManifest({ counts: continued.progress.counts } as never);
  await continued.close();
  expect(ExportWriter.interrupted(directory)).toEqual(continued.progress);
  ExportWriter.end(directory);
  const [events, leftOut] = [
    [line(4, { a: 1 }), line(6, { b: 2 })],
    [line(5), line(7)],
  ];
  const text = (lines: readonly string[]) => lines.map((each) => `${each}\n`).join('');
  expect(written()).toEqual([
    text(events.map((each) => JSON.stringify(each))),
    `\uFEFF${text([tableHead, ...events.map(tableRow)])}`,
    text(leftOut.map((each) => JSON.stringify(each))),
  ]);
  expect(readFileSync(join(directory, 'manifest.json'), 'utf8')).toContain('"left_out": 2');
  expect(() => ExportWriter.interrupted(directory)).toThrow('has an export already');
  expect(readdirSync(directory)).toHaveLength(4);
});
