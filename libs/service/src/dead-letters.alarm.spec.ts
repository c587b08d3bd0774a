import { deadLetter } from '@dakpion/messaging';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { tellDeadLetter } from './dead-letters.alarm.ts';

test('counts every dead letter, and reports them in one line a second, without what they contain', async () => {
  const lines: string[] = [];
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(`${line}`) });
  const topic = 'dispatch.rider-events.v1';
  const message = { topic, key: 'ord_1', type: 'PARCEL_PICKED', headers: {}, bytes: Buffer.from('{'), place: '4-12' };
  const detail = 'SyntaxError: Unexpected token "Rahim, 01711…" is not valid JSON';
  const letter = deadLetter(message, { group: 'dispatch', reason: 'malformed_json', detail, tries: 1, at: 0 });
  for (let count = 0; count < 1_000; count += 1) tellDeadLetter(letter);
  Logger.overrideLogger(true);
  expect(lines[0]).toBe('ALARM dead_letter: dispatch could not process dispatch.rider-events.v1 4-12: malformed_json.');
  expect(lines.length).toBeLessThan(10);
  expect(await register.getSingleMetricAsString('dakpion_dead_letters_total')).toContain(
    'dakpion_dead_letters_total{topic="dispatch.rider-events.v1",group="dispatch",reason="malformed_json"} 1000',
  );
});
