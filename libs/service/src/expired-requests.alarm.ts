import type { ExpiredRequest } from '@dakpion/messaging';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { LineBudget, othersLeftOut } from './line-budget.ts';

/** The beginning of the log line, for searches: see docs/alerts/requests-expired.md. */
const expiredRequestsAlarm = 'ALARM requests_expired';

const lineEveryMs = 60_000;

const count = new Counter({
  name: 'dakpion_requests_expired_total',
  help: 'Requests that arrived after the timeout of their sender and were skipped.',
  labelNames: ['topic', 'type'] as const,
});
const logger = new Logger('Requests');
const budget = new LineBudget(lineEveryMs);

/** Counts the request, and writes a line for the first one in a minute. */
export function tellExpiredRequest({ topic, type, key, lateMs }: ExpiredRequest): void {
  count.inc({ topic, type });
  const line = budget.take();
  if (line === null) return;
  logger.warn(
    `${expiredRequestsAlarm}: ${type} for ${key} came ${lateMs} ms after its sender had given it up, and was not begun.${othersLeftOut(line)}`,
  );
}
