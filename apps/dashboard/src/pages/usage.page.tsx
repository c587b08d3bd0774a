import type { Statement, UsageReport } from '@dakpion/client';
import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { now } from '../api/clock.ts';
import { bodyOf, business } from '../api/gateway.ts';
import { type Column, DataTable, RowName } from '../kit/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Figure, Figures } from '../kit/figures.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { NumberedPages } from '../kit/pages-of-list.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { DayChart } from '../parts/day-chart.tsx';
import { noonOf } from '../parts/days-of-month.ts';
import { download } from '../parts/download.ts';
import { useEnvironment } from '../session/environment.ts';
import { useFollowOrders } from '../session/follow.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { usageTexts } from '../texts/usage.texts.ts';
import { nameOf } from './orders-table.tsx';
import { daysOf, monthsUntil } from './usage-months.ts';

/** Downloads all orders of the month. A plain link could not send the header with the environment. */
function DownloadCsv({ month }: { readonly month: string }) {
  const text = useTexts(usageTexts);
  const environment = useEnvironment();
  const csv = useMutation({
    // The month is a variable, because another one can be chosen before the answer.
    mutationFn: (asked: string) => {
      const sent = { params: { path: { month: asked } }, parseAs: 'text' } as const;
      return bodyOf(business(environment).GET('/v1/business/statements/{month}/orders.csv', sent));
    },
    // The BOM tells spreadsheets that the file is UTF-8.
    onSuccess: (body, asked) => download(`\uFEFF${body}`, `dakpion-${environment}-${asked}.csv`, 'text/csv'),
  });
  return (
    <>
      <Button variant="default" size="sm" loading={csv.isPending} onClick={() => csv.mutate(month)}>
        {text('csv')}
      </Button>
      {csv.isError && <ProblemNote error={csv.error} />}
    </>
  );
}

/** The columns of the orders that are charged in a month. */
function useStatementColumns(): readonly Column<Statement['data'][number]>[] {
  const text = useTexts(usageTexts);
  const format = useFormat();
  const environment = useEnvironment();
  return [
    {
      label: text('order'),
      cell: (line) => <RowName to={`/${environment}/orders/${line.order_id}`}>{nameOf(line)}</RowName>,
    },
    { label: text('completed'), cell: ({ completed_at }) => format.dateTime(completed_at) },
    { label: text('price'), kind: 'sum', cell: ({ total_price }) => format.money(total_price) },
  ];
}

const pageSize = 25;
/** The interval between reads. Sums over a month are read less often than a list. */
const readEveryMs = 3_000;

/** The parameters in the address. */
interface UsageSearch {
  readonly month?: string;
  readonly page?: number;
}

function Days({ usage: { data } }: { readonly usage: UsageReport }) {
  const text = useTexts(usageTexts);
  const format = useFormat();
  const rows = data.map(({ date, created, completed, cancelled, retried, webhook_attempts }) => ({
    date,
    cells: [
      ...[created, completed, cancelled, retried].map(({ orders }) => format.number(orders)),
      format.number(webhook_attempts),
      format.money(completed.total_price),
    ],
  }));
  return (
    <Section title={text('by_day')}>
      <DayChart
        label={text('by_day_chart')}
        days={data.map(({ date, completed }) => ({ date, front: completed.total_price, back: null }))}
        legend={{ front: text('charged') }}
        format={format.money}
        table={{
          columns: (['created', 'delivered', 'cancelled', 'retried', 'attempts', 'charged'] as const).map((name) =>
            text(name),
          ),
          rows,
        }}
      />
    </Section>
  );
}

function MonthTotal({ statement: { month, charged, is_final } }: { readonly statement: Statement }) {
  const text = useTexts(usageTexts);
  const format = useFormat();
  return (
    <Figures>
      <Figure
        name={text('total', { month: format.month(noonOf(`${month}-15`)) })}
        value={format.money(charged.total_price)}
        note={`${text('orders', { count: charged.orders })} · ${text(is_final ? 'final' : 'not_final')}`}
      />
    </Figures>
  );
}

function useStatement(month: string, page: number) {
  const environment = useEnvironment();
  return useQuery({
    // This key makes it be read again with the lists of orders.
    queryKey: ['orders', environment, 'statement', month, page],
    queryFn: () => {
      const sent = { params: { path: { month }, query: { page, limit: pageSize } } };
      return bodyOf(business(environment).GET('/v1/business/statements/{month}', sent));
    },
    placeholderData: keepPreviousData,
  });
}

/** The charges of a month, by order and by day. */
export default function UsagePage() {
  const text = useTexts(usageTexts);
  const format = useFormat();
  const environment = useEnvironment();
  useFollowOrders(environment, readEveryMs);
  const navigate = useNavigate();
  const { month: chosen, page = 1 }: UsageSearch = useSearch({ strict: false });
  const at = now();
  const months = monthsUntil(at);
  const month = months.find((each) => each === chosen) ?? months[0] ?? '';
  const choose = (next: UsageSearch, replace = false) => void navigate({ to: '.', search: next, replace });
  const statement = useStatement(month, page);
  const usage = useQuery({
    queryKey: ['orders', environment, 'usage', month],
    queryFn: () => bodyOf(business(environment).GET('/v1/business/usage', { params: { query: daysOf(month, at) } })),
  });
  const columns = useStatementColumns();
  return (
    <>
      <PageTitle title={text('usage')} note={text('note')} />
      <RowAbove>
        <NativeSelect
          size="sm"
          label={text('month')}
          value={month}
          data={months.map((value) => ({ value, label: format.month(noonOf(`${value}-15`)) }))}
          onChange={({ currentTarget: { value } }) => choose({ month: value })}
        />
        <DownloadCsv month={month} />
      </RowAbove>
      <Loaded query={statement} waiting={96}>
        {(read) => (
          <>
            <MonthTotal statement={read} />
            {usage.isError && <ProblemNote error={usage.error} retry={() => void usage.refetch()} />}
            {usage.data !== undefined && <Days usage={usage.data} />}
            {read.data.length === 0 ? (
              <EmptyState icon="usage" title={text('none')}>
                {text('none_note')}
              </EmptyState>
            ) : (
              <>
                <DataTable rows={read.data} columns={columns} keyOf={({ order_id }) => order_id} />
                <NumberedPages
                  label={text('pages')}
                  pagination={read.pagination}
                  onPage={(next, replace) => choose({ month, page: next }, replace)}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
