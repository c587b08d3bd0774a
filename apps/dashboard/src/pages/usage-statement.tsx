import type { Statement } from '@dakpion/client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { download } from '../parts/download.ts';
import { PagesOfList } from '../parts/pages-of-list.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { usageTexts } from '../texts/usage.texts.ts';
import styles from './orders.module.css';
import { nameOf } from './orders-table.tsx';

/** Downloads all orders of the month. A plain link could not send the environment. */
export function DownloadCsv({ month }: { readonly month: string }) {
  const text = useTexts(usageTexts);
  const environment = useEnvironment();
  const csv = useMutation({
    mutationFn: () => {
      const sent = { params: { path: { month } }, parseAs: 'text' } as const;
      return bodyOf(business(environment).GET('/v1/business/statements/{month}/orders.csv', sent));
    },
    onSuccess: (body) => download(body, `dakpion-${environment}-${month}.csv`, 'text/csv'),
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

interface StatementLinesProps {
  readonly statement: Statement;
  onPage(page: number): void;
}

/** One page of the orders that are charged in a month. */
export function StatementLines({ statement: { data, pagination }, onPage }: StatementLinesProps) {
  const text = useTexts(usageTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const { page, limit, total, has_more } = pagination;
  const first = (page - 1) * limit + 1;
  const last = first + data.length - 1;
  const range = { first: format.number(first), last: format.number(last), total: format.number(total) };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('order')}</th>
            <th scope="col">{text('completed')}</th>
            <th scope="col" className={styles.number}>
              {text('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <tr key={line.order_id} className={styles.row}>
              <td>
                <RowLink to={`/${environment}/orders/${line.order_id}`} className={styles.open}>
                  {nameOf(line)}
                </RowLink>
              </td>
              <td>{format.dateTime(line.completed_at)}</td>
              <td className={styles.number}>{format.money(line.total_price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PagesOfList
        label={text('pages')}
        note={text('range', range)}
        back={{ label: text('previous'), open: page > 1 ? () => onPage(page - 1) : null }}
        forward={{ label: text('next'), open: has_more ? () => onPage(page + 1) : null }}
      />
    </>
  );
}
