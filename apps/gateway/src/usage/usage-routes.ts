import type { RouteDeclaration } from '../openapi/route.ts';

// The declarations that the routes of partners share with those of operators.

export const usageByDay = {
  summary: 'Get usage by day',
  description:
    'Orders created, completed, cancelled and retried, their prices, and webhook attempts, for each day in Asia/Dhaka. `from` and `to` are inclusive. Default: the last 30 days. At most 92 days.',
  answers: { 200: { description: 'The figures.', schema: 'UsageReport' } },
} as const satisfies RouteDeclaration;

export const statementOfMonth = {
  summary: 'Get the statement of a month',
  description: 'The orders that are charged in a month, e.g. `2026-11`: those completed in it. `charged` is their sum.',
  answers: { 200: { description: 'The sum, and one page of the orders.', schema: 'Statement' } },
} as const satisfies RouteDeclaration;

export const ordersOfStatement = {
  summary: 'Get all orders of a statement as CSV',
  description: 'RFC 4180, UTF-8, with a header line.',
  answers: {
    200: {
      description: 'One line for each order.',
      schema: 'StatementCsv',
      mediaType: 'text/csv',
      headers: ['Content-Disposition'],
    },
  },
} as const satisfies RouteDeclaration;
