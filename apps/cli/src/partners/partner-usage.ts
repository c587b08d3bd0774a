import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';
import type { Statement, UsageReport } from '@dakpion/gateway';
import type { UsageFigures } from '@dakpion/read-models';
import { partnerPath } from '../partner-path.ts';
import { queryOf } from '../query-of.ts';

interface UsageOptions extends ServerOptions {
  readonly from?: string;
  readonly to?: string;
}

interface StatementOptions extends ServerOptions {
  readonly csv?: true;
}

/** Prints a partner's usage for a range of days. */
export async function showUsage(partnerId: string, environment: Environment, options: UsageOptions): Promise<void> {
  const { from, to, url, json } = options;
  const path = `${partnerPath(partnerId)}/${environment}/usage?${queryOf({ from, to })}`;
  const report = await new OperatorClient(url, { from: '--from', to: '--to' }).ask<UsageReport>('GET', path);
  if (json) return print(report);
  const titles = [
    'day',
    'created',
    'BDT',
    'completed',
    'BDT',
    'cancelled',
    'BDT',
    'retried',
    'BDT',
    'webhook attempts',
  ];
  print(table([titles, ...report.data.map((day) => rowOf(day.date, day)), rowOf('all', report.totals)]));
}

/** Prints the sum of a partner's monthly statement, or all its orders as CSV. */
export async function showStatement(
  partnerId: string,
  environment: Environment,
  month: string,
  { csv, url, json }: StatementOptions,
): Promise<void> {
  const client = new OperatorClient(url);
  const path = `${partnerPath(partnerId)}/${environment}/statements/${encodeURIComponent(month)}`;
  if (csv) return client.download(`${path}/orders.csv`, process.stdout);
  const statement = await client.ask<Statement>('GET', path);
  if (json) return print(statement);
  const { is_final, charged } = statement;
  print(
    table([
      ['month', statement.month],
      ['final', is_final ? 'yes' : 'no: more orders can be added'],
      ['orders', String(charged.orders)],
      ['BDT', String(charged.total_price)],
    ]),
  );
}

function rowOf(name: string, { created, completed, cancelled, retried, webhook_attempts }: UsageFigures): string[] {
  const figures = [created, completed, cancelled, retried].flatMap(({ orders, total_price }) => [orders, total_price]);
  return [name, ...[...figures, webhook_attempts].map(String)];
}
