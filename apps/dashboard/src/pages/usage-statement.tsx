import type { Statement } from '@dakpion/client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { type Column, RowName } from '../kit/data-table.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { download } from '../parts/download.ts';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { usageTexts } from '../texts/usage.texts.ts';
import { nameOf } from './orders-table.tsx';

/** Downloads all orders of the month. A plain link could not send the header with the environment. */
export function DownloadCsv({ month }: { readonly month: string }) {
  const text = useTexts(usageTexts);
  const environment = useEnvironment();
  const csv = useMutation({
    mutationFn: () => {
      const sent = { params: { path: { month } }, parseAs: 'text' } as const;
      return bodyOf(business(environment).GET('/v1/business/statements/{month}/orders.csv', sent));
    },
    // The BOM tells spreadsheets that the file is UTF-8.
    onSuccess: (body) => download(`\uFEFF${body}`, `dakpion-${environment}-${month}.csv`, 'text/csv'),
  });
  return (
    <>
      <Button variant="default" size="sm" loading={csv.isPending} onClick={() => csv.mutate()}>
        {text('csv')}
      </Button>
      {csv.isError && <ProblemNote error={csv.error} />}
    </>
  );
}

/** The columns of the orders that are charged in a month. */
export function useStatementColumns(): readonly Column<Statement['data'][number]>[] {
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
