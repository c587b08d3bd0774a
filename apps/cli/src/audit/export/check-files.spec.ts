import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { readManifest } from './check-files.ts';

const filter = {
  partner_id: 'prt_1',
  order_id: null,
  rider_id: 7,
  type: null,
  recorded_from: '2026-11-01T00:00:00.000+06:00',
  recorded_to: null,
};
const { type, ...withoutType } = filter;
const manifest = {
  format: 1,
  checkpoint: 'a signed note',
  filter,
  range: { from: 0, to: 2 },
  counts: { events: 1, left_out: 1 },
  outside: [],
  sha256: {},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content));
  return readManifest(folder);
}

test('reads the manifest of an export', () => {
  expect(read(manifest)).toEqual(manifest);
});

test.each([
  ['that is not an object', null],
  ['of another format', { ...manifest, format: 2 }],
  ['without a checkpoint', { ...manifest, checkpoint: undefined }],
  ['without a range', { ...manifest, range: null }],
  ['without hashes', { ...manifest, sha256: null }],
  ['without counts', { ...manifest, counts: undefined }],
  ['without a list of hashes of the rest of the log', { ...manifest, outside: 'none' }],
  ['with other hashes of the rest of the log', { ...manifest, outside: [1] }],
  [
    'with an unknown limit, which the check would show as proved',
    { ...manifest, filter: { ...filter, city: 'Dhaka' } },
  ],
  ['with a time that is none', { ...manifest, filter: { ...filter, recorded_from: 'yesterday' } }],
  [
    'with a time that Date.parse cannot read',
    { ...manifest, filter: { ...filter, recorded_from: '2026-11-01T00:00+06' } },
  ],
  ['without a limit, for which the check would let events be left out', { ...manifest, filter: withoutType }],
  ['without limits', { ...manifest, filter: {} }],
  ['with another kind of limit', { ...manifest, filter: { ...filter, rider_id: '7' } }],
])('refuses a manifest %s', (_what, content) => {
  expect(() => read(content)).toThrow(
    new CommandFailure(`${folder} is not a complete export: manifest.json is damaged or of another version.`),
  );
});
