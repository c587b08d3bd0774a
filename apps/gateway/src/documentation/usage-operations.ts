import type { Operation } from '../openapi/operation.ts';
import { StatementPageDto } from '../usage/statement-page.dto.ts';
import { UsageRangeDto } from '../usage/usage-range.dto.ts';

/**
 * The usage of a partner under a path, for the partner and for operators; the names of the operators' operations have a
 * prefix.
 */
export function usageOperations(path: string, prefix: '' | 'partner'): readonly Operation[] {
  const named = (what: string) => (prefix === '' ? `get${what}` : `getPartner${what}`);
  const ofPartner = prefix === '' ? [] : (['partner_not_found'] as const);
  return [
    {
      id: named('Usage'),
      method: 'get',
      path: `${path}/usage`,
      tag: 'Usage',
      summary: 'Get usage by day',
      description:
        'Orders created, completed, cancelled and retried, their prices, and webhook attempts, for each day in Asia/Dhaka. `from` and `to` are inclusive. Default: the last 30 days. At most 92 days.',
      query: UsageRangeDto,
      answers: { 200: { description: 'The figures.', schema: 'UsageReport' } },
      problems: ['validation_failed', ...ofPartner],
    },
    {
      id: named('Statement'),
      method: 'get',
      path: `${path}/statements/{month}`,
      tag: 'Usage',
      summary: 'Get the statement of a month',
      description:
        'The orders that are charged in a month, e.g. `2026-11`: those completed in it. `charged` is their sum.',
      query: StatementPageDto,
      answers: { 200: { description: 'The sum, and one page of the orders.', schema: 'Statement' } },
      problems: ['validation_failed', ...ofPartner],
    },
    {
      id: named('StatementOrders'),
      method: 'get',
      path: `${path}/statements/{month}/orders.csv`,
      tag: 'Usage',
      summary: 'Get all orders of a statement as CSV',
      description: `RFC 4180, UTF-8, with a header line.${prefix === '' ? ' Counts as 20 requests.' : ''}`,
      answers: {
        200: {
          description: 'One line for each order.',
          schema: 'StatementCsv',
          mediaType: 'text/csv',
          headers: ['Content-Disposition'],
        },
      },
      problems: ['validation_failed', ...ofPartner],
    },
  ];
}
