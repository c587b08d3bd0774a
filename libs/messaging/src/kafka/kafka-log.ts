import { Logger } from '@nestjs/common';
import { type LogEntry, logLevel } from 'kafkajs';
import { LRUCache } from 'lru-cache';

const sameLineAfterMs = 60_000;
const maxLines = 100;

/**
 * Messages of ordinary rebalances, leader elections and stopped readers. After the first two, kafkajs finds the new coordinator
 * or leader, or joins the group again. If it cannot, it crashes and logs another line.
 */
const expected = [
  'The group is rebalancing',
  'The coordinator is not aware of this member',
  'Specified group generation id is not valid',
  'This is not the correct coordinator for this group',
  'The group coordinator is not available',
  "The coordinator is loading and hence can't process requests",
  'This server is not the leader for that topic-partition',
  'There is no leader for this topic-partition',
  'The leader epoch in the request is',
  // A reader that stops ends its connection, perhaps just before kafkajs sends the next fetch.
  'Connection error: write after end',
];

/** Whether a log line of kafkajs reports an ordinary rebalance, election or stop. */
function isExpected({ log }: Pick<LogEntry, 'log'>): boolean {
  return [log.message, String(log.error ?? '')].some((text) => expected.some((known) => text.startsWith(known)));
}

/** While a cluster is unavailable, kafkajs repeats a line several times a second. It is logged once a minute. */
export function writeKafkaLog(logger: Logger): (entry: LogEntry) => void {
  const writtenAt = new LRUCache<string, number>({ max: maxLines });
  return (entry) => {
    const { namespace, level, log } = entry;
    // The lines about consumers have their group, whose name ends with the topic.
    const group = log.groupId ? ` [${log.groupId}]` : '';
    const line = `${namespace}: ${log.message}${log.error ? ` (${log.error})` : ''}${group}`;
    const now = Date.now();
    if (now - (writtenAt.get(line) ?? 0) < sameLineAfterMs) return;
    writtenAt.set(line, now);
    if (isExpected(entry)) logger.debug(line);
    else if (level === logLevel.ERROR) logger.error(line);
    else logger.warn(line);
  };
}
