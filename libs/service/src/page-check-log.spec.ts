import { EventStoreDamagedError } from '@dakpion/event-store';
import type { Logger } from 'pino';
import { register } from 'prom-client';
import { logPageCheck } from './page-check-log.ts';

function setting() {
  let now = 1_000_000;
  const lines: string[] = [];
  const ends: string[] = [];
  const log = {
    info: (line: string) => lines.push(line),
    fatal: ({ err }: { err: Error }, line: string) => lines.push(`${line}: ${err.message}`),
  };
  const watch = logPageCheck(
    log as unknown as Logger,
    () => ends.push('end'),
    () => now,
  );
  const unchecked = async () => /^dakpion_event_store_unchecked_pages (\d+)$/m.exec(await register.metrics())?.[1];
  return { watch, lines, ends, unchecked, pass: (ms: number) => (now += ms) };
}

test('logs the progress every 10 s and the end, and reports the remaining pages as a metric', async () => {
  const { watch, lines, unchecked, pass } = setting();
  for (const lookedAt of [100, 200, 300, 400]) {
    pass(5_000);
    watch.onProgress({ lookedAt, pages: 1_000, isComplete: false });
  }
  expect(await unchecked()).toBe('600');
  watch.onProgress({ lookedAt: 900, pages: 1_000, isComplete: true });
  expect(await unchecked()).toBe('0');
  expect(lines).toEqual([
    'Checking the pages of the event store: 200 of 1000, at most 40 s left',
    'Checking the pages of the event store: 400 of 1000, at most 30 s left',
    'The program was killed before. 900 pages of the event store were checked: all are sound',
  ]);
});

test('ends the process when a page is damaged', () => {
  const { watch, lines, ends } = setting();
  watch.onDamage(new EventStoreDamagedError('Page 7 of data.mdb is damaged or missing'));
  expect(lines).toEqual([
    'The event store is damaged, exiting. The next start refuses it: Page 7 of data.mdb is damaged or missing',
  ]);
  expect(ends).toEqual(['end']);
});
