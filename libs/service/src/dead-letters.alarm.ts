import { type DeadLetterMessage, deadLetterHeaders } from '@dakpion/messaging';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { LineBudget, othersLeftOut } from './line-budget.ts';

/** The beginning of the log line, for searches: see docs/alerts/dead-letters.md. */
const deadLetterAlarm = 'ALARM dead_letter';

/** A sender whose messages are all wrong must not fill the log. `dakpion dead-letters list` has every letter. */
const lineEveryMs = 1_000;

const count = new Counter({
  name: 'dakpion_dead_letters_total',
  help: 'Messages that a consumer group could not process, and that are kept as dead letters.',
  labelNames: ['topic', 'group', 'reason'] as const,
});
const logger = new Logger('Messages');
const budget = new LineBudget(lineEveryMs);

/** Counts the dead letter, and writes a line for the first one in a second. */
export function tellDeadLetter({ headers = {} }: Pick<DeadLetterMessage, 'headers'>): void {
  const header = (name: keyof typeof deadLetterHeaders) => headers[deadLetterHeaders[name]] ?? '';
  const [topic, group, reason] = [header('topic'), header('group'), header('reason')];
  count.inc({ topic, group, reason });
  const line = budget.take();
  if (line === null) return;
  // Without the detail, which can quote the message.
  const failed = `${group} could not process ${topic} ${header('place')}: ${reason}.`;
  logger.warn(`${deadLetterAlarm}: ${failed}${othersLeftOut(line)}`);
}
