import type { StatementLine } from './usage-report.ts';

/** The columns, in their order. */
const columns = [
  'order_id',
  'partner_reference_id',
  'attempt',
  'retry_of_order_id',
  'parcel_status',
  'created_at',
  'completed_at',
  'charged_at',
  'total_price',
] as const satisfies readonly (keyof StatementLine)[];

/** RFC 4180: a header line, then one line for each order. */
export const statementCsvHeader = `${columns.join(',')}\r\n`;

/** The orders' lines. */
export function statementCsvLines(lines: readonly StatementLine[]): string {
  return lines.map((line) => `${columns.map((column) => cellOf(line[column])).join(',')}\r\n`).join('');
}

/**
 * A value as a cell. Null becomes an empty cell. Text that a spreadsheet would run as a formula gets a leading apostrophe, which
 * marks it as text: a reference can contain anything that a partner's customer has typed.
 */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
