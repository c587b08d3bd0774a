import { Logger } from '@nestjs/common';
import { logLevel } from 'kafkajs';
import { writeKafkaLog } from './kafka-log.ts';

const lines: string[] = [];
const into = (level: string) => (line: unknown) => void lines.push(`${level} ${line}`);

beforeAll(() => {
  Logger.overrideLogger({ log: into('log'), warn: into('warn'), error: into('error'), debug: into('debug') });
});
beforeEach(() => void lines.splice(0));

function write(level: logLevel, message: string, error?: string): void {
  const log = { message, timestamp: '', ...(error !== undefined && { error }) };
  writeKafkaLog(new Logger('Kafka'))({ namespace: 'Connection', level, label: '', log });
}

test.each([
  ['Response Heartbeat(key: 12, version: 3)', 'The group is rebalancing, so a rejoin is needed'],
  ['Response OffsetCommit(key: 8, version: 5)', 'This is not the correct coordinator for this group'],
  ['Response Fetch(key: 1, version: 11)', 'This server is not the leader for that topic-partition'],
  ['The coordinator is not aware of this member, re-joining the group', undefined],
  ['Connection error: write after end', undefined],
])('logs ordinary lines of rebalances, elections and stopped readers as debug: %s, %s', (message, error) => {
  write(logLevel.ERROR, message, error);
  expect(lines).toEqual([expect.stringMatching(/^debug /)]);
});

test.each([
  [logLevel.ERROR, 'Crash: KafkaJSNumberOfRetriesExceeded: The group coordinator is not available', undefined, 'error'],
  [logLevel.ERROR, 'Response Produce(key: 0, version: 7)', 'Not authorized to access topics', 'error'],
  [logLevel.WARN, 'Response without match', undefined, 'warn'],
])('keeps the level of lines that may need a person: %s %s', (level, message, error, shown) => {
  write(level, message, error);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${shown} `))]);
});

test('writes the same line at most once a minute', () => {
  const writer = writeKafkaLog(new Logger('Kafka'));
  for (let n = 0; n < 3; n += 1) {
    writer({ namespace: 'Connection', level: logLevel.ERROR, label: '', log: { message: 'down', timestamp: '' } });
  }
  expect(lines).toEqual(['error Connection: down']);
});

test('names the group of a consumer, because Kafka does not say what its user may not use', () => {
  const message = 'Crash: KafkaJSNonRetriableError: Not authorized to access topics';
  const log = { message, timestamp: '', groupId: 'order.order.commands.v1' };
  writeKafkaLog(new Logger('Kafka'))({ namespace: 'Consumer', level: logLevel.ERROR, label: '', log });
  expect(lines).toEqual([`error Consumer: ${message} [order.order.commands.v1]`]);
});
