import { counted, type Environment, type OpenStatus } from '@dakpion/contracts';
import type { OpenOrder } from '@dakpion/read-models';

/** The maximum number of orders that a line names. The command that it names lists the others. */
export const maxNamed = 10;

/** The result of cancelling orders. */
export interface Cancellations {
  readonly cancelled: readonly string[];
  /** Orders that are no longer PENDING according to the order service. */
  readonly refused: readonly string[];
  /** Orders that will be tried again. */
  readonly failed: readonly string[];
  /** The error of the first of them. */
  readonly reason: string | null;
}

/** The overdue orders of one status and environment, and the number of those that became overdue since the last check. */
interface OverdueOrders {
  readonly status: OpenStatus;
  readonly environment: Environment;
  readonly total: number;
  readonly news: number;
  /** At most {@link maxNamed}. */
  readonly oldest: readonly OpenOrder[];
}

/** A log line about newly overdue orders. `minutes`: the age from which an order is overdue. */
export function describeOverdue({ status, environment, total, news, oldest }: OverdueOrders, minutes: number): string {
  const names = oldest.map(({ order_id, partner_id, since }) => `${order_id} of ${partner_id} since ${since}`);
  const all =
    total > oldest.length ? ` All: dakpion orders overdue --status ${status} --environment ${environment}.` : '';
  return (
    `${counted(total, `${environment} order`)} ${total === 1 ? 'is' : 'are'} ${status} for over ${minutes} min, new: ${news}. ` +
    `The oldest: ${names.join(', ')}.${all}`
  );
}

/** A line about cancellations. Null if there were none. `minutes`: the age after which orders are cancelled. */
export function describeCancellations(
  { cancelled, refused, failed, reason }: Cancellations,
  minutes: number,
): string | null {
  const parts: string[] = [];
  if (cancelled.length > 0) parts.push(`Cancelled after ${minutes} min without a rider: ${named(cancelled)}.`);
  if (refused.length > 0) parts.push(`Not cancelled, since PENDING no more: ${named(refused)}.`);
  if (failed.length > 0) parts.push(`Could not be cancelled and come up again: ${named(failed)} (${reason}).`);
  return parts.length === 0 ? null : parts.join(' ');
}

function named(ids: readonly string[]): string {
  const shown = ids.slice(0, maxNamed).join(', ');
  return ids.length > maxNamed ? `${shown} and ${ids.length - maxNamed} more` : shown;
}
