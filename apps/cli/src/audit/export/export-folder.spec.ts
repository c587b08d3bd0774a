import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesIn, tableHead, tableRow } from './export-folder.ts';

test('reads lines whose data has line separators of Unicode, and a last line without an end', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    const file = join(directory, 'events.ndjson');
    const texts = ['House 7\u2028Dhaka', 'House\u20297', `${'ক্ষ'.repeat(100_000)}`];
    const lines = texts.map((data, index) => ({ index, leaf: { stream: 'order-ord_1' }, data }));
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const read = [];
    for await (const line of linesIn(file)) read.push(line);
    expect(read).toEqual(lines);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('writes an event as a row that no table program reads as two rows or as a formula', () => {
  const leaf = {
    stream: 'order-ord_1',
    revision: 2,
    event_id: 'evt',
    type: 'OrderPicked',
    recorded_at: '2026-11-25T12:00:00.000+06:00',
    actor: { kind: 'service', service: 'order' },
    data_sha256: '00',
  };
  const row = (data: unknown, $correlationId?: string) =>
    tableRow({ index: 7, leaf, data, metadata: { $correlationId } });
  const start =
    '7,2026-11-25T12:00:00.000+06:00,order-ord_1,2,OrderPicked,evt,"{""kind"":""service"",""service"":""order""}"';
  expect(row({ note: 'a, b' }, '=1+1')).toBe(`${start},'=1+1,00,"{""note"":""a, b""}"`);
  expect(row(5, 'req\n1')).toBe(`${start},req 1,00,5`);
  expect(row(5)).toBe(`${start},,00,5`);
  expect(tableHead).toBe('index,recorded_at,stream,revision,type,event_id,actor,correlation_id,data_sha256,data');
});
