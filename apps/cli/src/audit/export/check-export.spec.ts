import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, withTemporaryDirectory } from '@dakpion/fixtures';
import {
  canonicalJson,
  checkpointText,
  type ExportFilter,
  isRefusedByLeaf,
  type Leaf,
  type LeafRange,
  leafBytes,
  leafHash,
  newSignerKey,
  noteOf,
  parseSigner,
  rangeRoot,
  rangesAround,
  rootOf,
} from '@dakpion/transparency';
import { checkExport } from './check-export.ts';
import { dataFiles, type ExportLine, type ExportManifest, tableHead, tableRow } from './export-folder.ts';

// A signed log of seven events, one for each minute, and exports of it that are wrong in one thing.

const signer = parseSigner(newSignerKey('example.com/dakpion'))!;
const log = Array.from({ length: 7 }, (_, index) => {
  // As most events of an order, the last one does not name its partner.
  const data = { index, rider: { rider_id: 7 }, ...(index < 6 && { partner_id: 'p' }) };
  const leaf: Leaf = {
    stream: `order-ord_${index}`,
    revision: 1,
    event_id: `event-${index}`,
    type: 'OrderAssigned',
    recorded_at: at(index),
    actor: null,
    data_sha256: hash('sha256', canonicalJson(data), 'hex'),
  };
  return { index, leaf, data };
});
const size = log.length;
const leaves = log.map(({ leaf }) => leafHash(leafBytes(leaf)));
const subtree = (height: number, index: number) =>
  Promise.resolve(rootOf(Buffer.concat(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height))));

const none = { partner_id: null, order_id: null, rider_id: null, type: null, recorded_from: null, recorded_to: null };
const period = { recorded_from: at(2), recorded_to: at(4) };
const hasIndex =
  (...indexes: number[]) =>
  ({ index }: ExportLine) =>
    indexes.includes(index);

interface Wrong {
  readonly filter?: Partial<ExportFilter>;
  readonly range?: LeafRange;
  readonly events?: (lines: ExportLine[]) => ExportLine[];
  readonly leftOut?: (lines: ExportLine[]) => ExportLine[];
  readonly manifest?: (manifest: ExportManifest) => Partial<ExportManifest>;
  readonly files?: (folder: string) => void;
}

/** Writes an export and checks it. Without a change, it has the events of two minutes, and one event more at each end. */
function check(wrong: Wrong) {
  return withTemporaryDirectory(async (folder) => {
    const filter = { ...none, ...(wrong.filter ?? period) };
    const range = wrong.range ?? { from: 1, to: 5 };
    const lines: ExportLine[] = log.slice(range.from, range.to);
    const fits = ({ leaf }: ExportLine) => !isRefusedByLeaf(filter, leaf);
    const events = lines.filter(fits);
    const leftOut = lines.filter((line) => !fits(line)).map(({ index, leaf }) => ({ index, leaf }));
    const written = { events: wrong.events?.(events) ?? events, leftOut: wrong.leftOut?.(leftOut) ?? leftOut };
    const contents = [
      written.events.map((line) => JSON.stringify(line)),
      [tableHead, ...written.events.map(tableRow)],
      written.leftOut.map((line) => JSON.stringify(line)),
    ].map((texts) => texts.map((text) => `${text}\n`).join(''));
    for (const [index, name] of dataFiles.entries()) writeFileSync(join(folder, name), contents[index]!);
    const outside: string[] = [];
    for (const { from, to } of rangesAround(range, 0, size)) {
      outside.push((await rangeRoot(from, to, subtree)).toString('base64'));
    }
    const text = checkpointText({ origin: signer.name, size, root: await rangeRoot(0, size, subtree) });
    const manifest: ExportManifest = {
      format: 1,
      checkpoint: noteOf(text, signer.sign(text)),
      filter,
      range,
      counts: { events: written.events.length, left_out: written.leftOut.length },
      outside,
      sha256: Object.fromEntries(dataFiles.map((name, index) => [name, hash('sha256', contents[index]!, 'hex')])),
    };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...wrong.manifest?.(manifest) }));
    wrong.files?.(folder);
    const checked = await checkExport(folder, [signer]);
    return { findings: checked.findings, counted: [checked.events, checked.leftOut, checked.undecided, checked.size] };
  });
}

test.each<[string, Wrong, readonly number[]]>([
  ['of a period, with one event more at each end', {}, [2, 2, 0]],
  ['of the whole log', { filter: {}, range: { from: 0, to: size } }, [7, 0, 0]],
  ['up to a time', { filter: { recorded_to: at(4) }, range: { from: 0, to: 5 } }, [4, 1, 0]],
  ['from a time', { filter: { recorded_from: at(6) }, range: { from: 5, to: size } }, [1, 1, 0]],
  [
    'of a period without an event',
    { filter: { recorded_from: at(9), recorded_to: at(9) }, range: { from: 6, to: size } },
    [0, 1, 0],
  ],
  [
    'of a partner whose orders began before the period',
    {
      filter: { ...period, partner_id: 'p' },
      events: () => [],
      leftOut: () => log.slice(1, 5).map(({ index, leaf }) => ({ index, leaf })),
    },
    [0, 4, 2],
  ],
  [
    'with left-out events that only their data could judge',
    {
      filter: { rider_id: 7 },
      range: { from: 0, to: size },
      events: (lines) => lines.filter(hasIndex(3, 4)),
      leftOut: () => log.filter((line) => !hasIndex(3, 4)(line)).map(({ index, leaf }) => ({ index, leaf })),
    },
    [2, 5, 5],
  ],
])('finds nothing in an export %s', async (_, right, counted) => {
  expect(await check(right)).toEqual({ findings: [], counted: [...counted, size] });
});

const late = 'The range begins after the first event that can fit the filter';
const early = 'The range ends before the last event that can fit the filter';
const noRange = 'The range of the manifest is not in the log';
const forged = 'The events and leaves are not those of the signed log';
test.each<[string, Wrong, string | RegExp]>([
  ['begins with the first event of the period', { range: { from: 2, to: 5 } }, late],
  ['ends with the last event of the period', { range: { from: 1, to: 4 } }, early],
  ['begins late and has no first time', { filter: { recorded_to: at(4) }, range: { from: 1, to: 5 } }, late],
  ['ends early and has no last time', { filter: { recorded_from: at(2) }, range: { from: 1, to: 6 } }, early],
  ['is empty', { manifest: () => ({ range: { from: 1, to: 1 } }) }, noRange],
  ['reaches beyond the log', { manifest: () => ({ range: { from: 1, to: size + 1 } }) }, noRange],
  ['begins before the log', { manifest: () => ({ range: { from: -1, to: 5 } }) }, noRange],
  ['begins between two events', { manifest: () => ({ range: { from: 0.5, to: 5 } }) }, noRange],
  ['ends between two events', { manifest: () => ({ range: { from: 1, to: 4.5 } }) }, noRange],
  ['has an end that is a text', { manifest: () => ({ range: { from: 1, to: '5' } }) as never }, noRange],
  [
    'has a changed leaf',
    { leftOut: (lines) => lines.map(({ index, leaf }) => ({ index, leaf: { ...leaf, type: 'OrderPicked' } })) },
    forged,
  ],
  ['lacks an event', { events: (lines) => lines.filter(hasIndex(3)) }, 'Event 2 of the log is missing'],
  [
    'has lines after the range',
    { leftOut: (lines) => [...lines, { index: 5, leaf: log[5]!.leaf }] },
    'The files have more lines than the range',
  ],
  [
    'has other data',
    { events: (lines) => lines.map((line) => (line.index === 2 ? { ...line, data: {} } : line)) },
    'order-ord_2@1 has other data than was recorded',
  ],
  [
    'has an event that does not fit',
    {
      filter: { ...period, type: 'OrderPicked' },
      events: () => log.slice(2, 3),
      leftOut: (lines) => lines.filter(hasIndex(1, 3, 4)),
    },
    'order-ord_2@1 does not fit the filter',
  ],
  [
    'names another actor than was recorded',
    { events: (lines) => lines.map((line) => ({ ...line, metadata: { actor: { kind: 'user', user_id: 'u' } } })) },
    'order-ord_2@1 has another actor than was recorded',
  ],
  [
    'has an event of another rider',
    {
      filter: { ...period, rider_id: 8 },
      events: () => log.slice(2, 4),
      leftOut: (lines) => lines.filter(hasIndex(1, 4)),
    },
    'order-ord_2@1 does not fit the filter',
  ],
  [
    'has an event of another partner',
    {
      filter: { ...period, partner_id: 'q' },
      events: () => log.slice(2, 4),
      leftOut: (lines) => lines.filter(hasIndex(1, 4)),
    },
    'order-ord_2@1 does not fit the filter',
  ],
  [
    "has an event of an order that is not known to be the partner's",
    { filter: { partner_id: 'p' }, range: { from: 0, to: size } },
    'order-ord_6@1 does not fit the filter',
  ],
  [
    'has an event among those that were left out',
    { events: (lines) => lines.filter(hasIndex(3)), leftOut: (lines) => lines.toSpliced(1, 0, log[2]!) },
    'order-ord_2@1 is in the file of left-out events',
  ],
  [
    'has a left-out event among the events',
    { events: (lines) => lines.map(({ index, leaf }) => ({ index, leaf })) },
    'order-ord_2@1 is in the file of events',
  ],
  [
    'leaves out an event that fits',
    {
      events: (lines) => lines.filter(hasIndex(3)),
      leftOut: (lines) =>
        [...lines, log[2]!].toSorted((a, b) => a.index - b.index).map(({ index, leaf }) => ({ index, leaf })),
    },
    'order-ord_2@1 fits the filter and was left out',
  ],
  [
    'has a line without a leaf',
    { files: (folder) => edit(folder, 'events.ndjson', () => '{"index":2}\n') },
    'This is not a line of an export: {"index":2}',
  ],
  [
    'counts other events',
    { manifest: ({ counts }) => ({ counts: { ...counts, events: 3 } }) },
    'The manifest counts other numbers of events',
  ],
  [
    'counts other left-out events',
    { manifest: ({ counts }) => ({ counts: { ...counts, left_out: 1 } }) },
    'The manifest counts other numbers of events',
  ],
  [
    'lacks a hash of the rest of the log',
    { manifest: ({ outside }) => ({ outside: outside.slice(1) }) },
    'The manifest lacks hashes of the rest of the log',
  ],
  [
    'has another form of a file',
    { files: (folder) => edit(folder, 'events.ndjson', (text) => text.replace('{', '{ ')) },
    'events.ndjson is not the file of the manifest',
  ],
  [
    'is signed by another key',
    { manifest: () => ({ checkpoint: 'unsigned' }) },
    'The checkpoint of the manifest is not signed by a given key',
  ],
])('finds that an export %s', async (_, wrong, finding) => {
  expect((await check(wrong)).findings).toContain(finding);
});

test.each<[string, (text: string) => string]>([
  ['a name twice', (text) => text.replace('"data":{', '"data":{"index":9,')],
  ['a name twice in its leaf', (text) => text.replace('"leaf":{', '"leaf":{"type":"OrderPicked",')],
  ['another member', (text) => text.replace('"data":', '"note":"paid","data":')],
  ['a number in another form', (text) => text.replace('"rider_id":7', '"rider_id":7.00000000000000001')],
])('finds a line with %s, even if the manifest has its hash', async (_, change) => {
  expect((await check({ files: withHash('events.ndjson', change) })).findings).toEqual([
    expect.stringMatching(/^This is not a line of an export: /),
  ]);
});

test.each<[string, (text: string) => string]>([
  ['another head', (text) => text.replace('index', 'number')],
  ['another cell', (text) => text.replace('event-3', 'event-4')],
  ['one row more', (text) => `${text}7\n`],
  ['one row less', (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)],
])('finds a table with %s, even if the manifest has its hash', async (_, change) => {
  expect((await check({ files: withHash('events.csv', change) })).findings).toEqual([
    'events.csv does not have the events of the export',
  ]);
});

/** Changes a file, and its hash in the manifest. */
function withHash(name: string, change: (text: string) => string): (folder: string) => void {
  return (folder) => {
    const sha256 = hash('sha256', edit(folder, name, change), 'hex');
    edit(folder, 'manifest.json', (text) => text.replace(new RegExp(`("${name}":")\\w+`), `$1${sha256}`));
  };
}

function edit(folder: string, name: string, change: (text: string) => string): string {
  const file = join(folder, name);
  const changed = change(readFileSync(file, 'utf8'));
  writeFileSync(file, changed);
  return changed;
}
