import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry, JournalPlace } from '../journals.ts';
import type { StateStore } from '../state-store.ts';
import { hasRedisServer, RedisServer } from './redis-server.fixture.ts';
import { openRedisStateStore } from './redis-state-store.ts';

// A Redis that sorts texts as English readers do, like one that systemd starts with the LANG of the machine.
const locales = mkdtempSync(join(tmpdir(), 'locales-'));
const localedef = spawnSync('localedef', ['-i', 'en_US', '-f', 'UTF-8', join(locales, 'en_US.UTF-8')]);
const environment = { LOCPATH: locales, LC_ALL: 'en_US.UTF-8' };
const run = hasRedisServer && localedef.status === 0 ? test : test.skip;
afterAll(() => rmSync(locales, { recursive: true }));

async function withStore(use: (store: StateStore) => Promise<void>): Promise<void> {
  const server = await RedisServer.start([], environment);
  const store = await openRedisStateStore({ url: server.url });
  await use(store);
  await store.close();
  await server.remove();
}

run('a journal continues after each of its entries, whatever the locale of the server', () =>
  withStore(async ({ journals }) => {
    const ids = ['B', 'a', 'Z', '_', 'b'];
    const entries = ids.map((id): JournalEntry => ({ time: 5, id, text: id }));
    await journals.append('j', entries, { maxBytes: 10_000 });
    const read: string[] = [];
    let before: JournalPlace | null = null;
    for (;;) {
      const page: readonly JournalEntry[] = await journals.read('j', { before, limit: 1 });
      if (page[0] === undefined) break;
      read.push(page[0].id);
      before = page[0];
    }
    expect(read).toEqual(['b', 'a', '_', 'Z', 'B']);
  }),
);

run('a tally is corrected, whatever the locale of the server', () =>
  withStore(async ({ documents }) => {
    const amounts = { B: 1, a: 2, _: 3 };
    const place = { collection: 'c', tally: 't' };
    const shares = [{ tally: 't', amounts }];
    await documents.write('s', [{ kind: 'put', collection: 'c', id: 'd', version: 1, value: null, shares }]);
    const correction = { kind: 'correct', ...place, from: amounts, to: { a: 1 } } as const;
    expect(await documents.write('s', [correction])).toEqual([true]);
    expect(await documents.readTallies('s', 'c', ['t'])).toEqual([{ a: 1 }]);
  }),
);
