import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { readManifest } from './check-files.ts';
import { asWriteFailure, ExportWriter } from './export-writer.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a folder that cannot be written is a failure that says what to do, and another error stays a bug', async () => {
  const folder = join(directory, 'taken');
  writeFileSync(folder, '');
  const filter = { partner_id: null, order_id: null, rider_id: null, type: null } as never;
  const begun = ExportWriter.begin(folder, { checkpoint: '', filter, range: { from: 0, to: 1 } });
  const failure = asWriteFailure(await begun.catch((error: unknown) => error), folder);
  expect(failure).toBeInstanceOf(CommandFailure);
  expect((failure as Error).message).toMatch(/taken cannot be written: EEXIST.*run the same command again/);
  const bug = new TypeError('bug');
  expect(asWriteFailure(bug, folder)).toBe(bug);
});

test('the check of an interrupted export says that the same command continues it', () => {
  const folder = join(directory, 'interrupted');
  mkdirSync(folder);
  writeFileSync(join(folder, 'progress.json'), '{}');
  expect(() => readManifest(folder)).toThrow('Run the same audit export again');
  expect(() => readManifest(directory)).toThrow('is not a complete export');
});
