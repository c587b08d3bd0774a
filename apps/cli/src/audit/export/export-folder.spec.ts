import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesIn } from './export-folder.ts';

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
