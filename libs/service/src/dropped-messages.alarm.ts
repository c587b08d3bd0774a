import type { DroppedMessages } from '@dakpion/messaging';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** The beginning of the log line, for searches: see docs/alerts/messages-dropped.md. */
const droppedMessagesAlarm = 'ALARM messages_dropped';

const count = new Counter({
  name: 'dakpion_messages_dropped_total',
  help: 'Messages that Kafka deleted before the consumer group handled them, if the number is known.',
  labelNames: ['group', 'topic'] as const,
});
const alarms = new Counter({
  name: 'dakpion_messages_dropped_alarms_total',
  help: 'Times that a consumer group found that Kafka had deleted unhandled messages.',
  labelNames: ['group', 'topic'] as const,
});
const logger = new Logger('Kafka');

/** Raises the alarm: a line in the log and two counters. */
export function tellDroppedMessages({ group, topic, count: dropped, instead }: DroppedMessages): void {
  count.inc({ group, topic }, dropped);
  alarms.inc({ group, topic });
  const what = `${droppedMessagesAlarm}: ${topic} no longer has ${dropped} or more messages that ${group} had not handled`;
  if (instead === 'nothing') {
    logger.error(`${what}. They cannot be recovered automatically.`);
    return;
  }
  const from = instead.after === null ? 'the beginning, as no position is known' : `position ${instead.after}`;
  logger.error(`${what}. Their events are read again from the event store, from ${from}.`);
}
