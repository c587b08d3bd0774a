import type { UsageReport } from '@dakpion/client';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { DayChart } from '../parts/day-chart.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFollowOrders } from '../session/follow.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './overview.module.css';
import { OrdersByState, openOf, type StateCounts, useStateCounts } from './overview-states.tsx';
import { WebhookHealth } from './overview-webhooks.tsx';

/** These numbers need many lists at once, so they are read less often than one list. */
const readEveryMs = 3_000;

function Tiles({ usage: { totals }, counts }: { readonly usage: UsageReport; readonly counts: StateCounts | null }) {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const tiles = [
    ['open', counts === null ? '…' : format.number(openOf(counts))],
    ['completed', format.number(totals.completed.orders)],
    ['cancelled', format.number(totals.cancelled.orders)],
    ['charged', format.money(totals.completed.total_price)],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name} className={styles.tile}>
          <dt>{text(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OrdersByDay({ usage: { data } }: { readonly usage: UsageReport }) {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const rows = data.toReversed().map(({ date, created, completed, cancelled }) => ({
    date,
    cells: [
      ...[created, completed, cancelled].map(({ orders }) => format.number(orders)),
      format.money(completed.total_price),
    ],
  }));
  return (
    <Section title={text('by_day')}>
      <DayChart
        label={text('by_day_chart')}
        days={data.map(({ date, created, completed }) => ({ date, front: completed.orders, back: created.orders }))}
        legend={{ front: text('completed'), back: text('created') }}
        format={format.number}
        table={{
          summary: text('as_table'),
          day: text('day'),
          columns: [text('created'), text('completed'), text('cancelled'), text('price')],
          rows,
        }}
      />
    </Section>
  );
}

/** As high as the content, so that the layout does not shift when it arrives. */
function OverviewWaiting() {
  return (
    <div aria-busy="true">
      <div className={styles.tiles}>
        {['1', '2', '3', '4'].map((tile) => (
          <Skeleton key={tile} height={89} radius="lg" />
        ))}
      </div>
      <Skeleton height={376} radius="lg" />
      <div className={styles.columns}>
        <Skeleton height={368} radius="lg" />
        <Skeleton height={368} radius="lg" />
      </div>
    </div>
  );
}

/** The first steps for a partner without orders. */
function Beginning() {
  const text = useTexts(overviewTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  if (environment === 'production')
    return (
      <EmptyState icon="orders" title={text('first_production')}>
        {text('first_production_note')}
      </EmptyState>
    );
  return (
    <EmptyState icon="orders" title={text('first')}>
      {text('first_note')}
      {mayWrite && (
        <div className={styles.begin}>
          <Button component={Link} to="/sandbox/new-order">
            {text('new_order')}
          </Button>
        </div>
      )}
    </EmptyState>
  );
}

/** The last 30 days of an environment: orders, money and webhooks. The numbers change as orders do. */
export default function OverviewPage() {
  const text = useTexts(overviewTexts);
  const environment = useEnvironment();
  useFollowOrders(environment, readEveryMs);
  const counts = useStateCounts(environment);
  const usage = useQuery({
    // Read again with the lists of orders.
    queryKey: ['orders', environment, 'usage'],
    queryFn: () => bodyOf(business(environment).GET('/v1/business/usage')),
  });
  const { data } = usage;
  const isEmpty = data?.totals.created.orders === 0 && data.totals.completed.orders === 0;
  return (
    <>
      <PageTitle title={text('title')} note={text(`note_${environment}`)} />
      {usage.isError && <ProblemNote error={usage.error} retry={() => void usage.refetch()} />}
      {usage.isPending && <OverviewWaiting />}
      {isEmpty && <Beginning />}
      {data !== undefined && !isEmpty && (
        <>
          <Tiles usage={data} counts={counts} />
          <OrdersByDay usage={data} />
        </>
      )}
      {data !== undefined && (
        <div className={styles.columns}>
          <div>
            <OrdersByState counts={counts} />
          </div>
          <div>
            <WebhookHealth />
          </div>
        </div>
      )}
    </>
  );
}
