import { pino } from 'pino';
import { ServiceLogger } from './log.ts';

test.each([
  [['text', { key: 'ord_1' }, 'Context'], { context: 'Context', key: 'ord_1', msg: 'text' }],
  [[{ key: 'ord_1' }, 'Context'], { context: 'Context', key: 'ord_1', msg: '' }],
  [['text', 'stack', 'Context'], { context: 'Context', stack: 'stack', msg: 'text' }],
  [['text', 'Context'], { context: 'Context', msg: 'text' }],
] as const)('writes one line with its fields: %j', ([message, ...rest], expected) => {
  const lines: string[] = [];
  const logger = new ServiceLogger(pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }));
  logger.warn(message, ...rest);
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ level: 40, ...expected }]);
});
