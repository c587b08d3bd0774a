import { newGate } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { AskedGauge } from './asked-gauge.ts';

const away = () => Promise.reject(new Error('the state store is away'));
const warnings: string[] = [];
let nowMs = 0;

const fresh = new AskedGauge({ name: 'fresh', help: 'Asked for each time.' });
const costly = new AskedGauge({ name: 'costly', help: 'Kept for a while.', keepMs: 15_000, now: () => nowMs });

beforeEach(() => {
  warnings.length = 0;
  Logger.overrideLogger({ log() {}, error() {}, warn: (text: string) => void warnings.push(text) });
});

afterEach(() => {
  fresh.askFrom(null);
  costly.askFrom(null);
  Logger.overrideLogger(true);
});

/** The values at `/metrics`. */
async function told(): Promise<string[]> {
  const text = await register.metrics();
  return text.split('\n').filter((line) => /^(fresh|costly) /.test(line));
}

test('leaves out a value that cannot be read, keeps the others, and logs one warning', async () => {
  fresh.askFrom(() => Promise.resolve(3));
  costly.askFrom(() => Promise.resolve(7));
  expect(await told()).toEqual(['fresh 3', 'costly 7']);
  fresh.askFrom(away);
  expect(await told()).toEqual(['costly 7']);
  costly.askFrom(away);
  expect(await told()).toEqual([]);
  expect(warnings).toEqual(['fresh could not be measured and is missing at /metrics: Error: the state store is away']);
  fresh.askFrom(() => Promise.resolve(0));
  expect(await told()).toEqual(['fresh 0']);
});

test('has no value while it has no source', async () => {
  expect(await told()).toEqual([]);
});

test('reads a costly value once in an interval, also for readers at the same time', async () => {
  let asked = 0;
  costly.askFrom(async () => {
    asked += 1;
    return asked;
  });
  expect(await Promise.all([told(), told()])).toEqual([['costly 1'], ['costly 1']]);
  nowMs += 14_999;
  expect(await told()).toEqual(['costly 1']);
  nowMs += 1;
  expect(await told()).toEqual(['costly 2']);
});

test('does not wait for a value that takes too long, and shows it later', async () => {
  const gate = newGate();
  costly.askFrom(() => gate.opened.then(() => 5));
  fresh.askFrom(() => Promise.resolve(1));
  expect(await told()).toEqual(['fresh 1']);
  gate.open();
  expect(await told()).toEqual(['fresh 1', 'costly 5']);
});
