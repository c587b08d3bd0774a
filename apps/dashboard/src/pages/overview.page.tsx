import type { UsageReport } from '@dakpion/client';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { Columns } from '../kit/columns.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Figure, Figures } from '../kit/figures.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { DayChart } from '../parts/day-chart.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFollowOrders } from '../session/follow.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { OrdersByState, openOf, type StateCounts, useStateCounts } from './overview-states.tsx';
import { WebhookHealth } from './overview-webhooks.tsx';

/** The interval between reads. It is longer than that of one list, because these numbers need many lists at once. */
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
    <Figures>
      {tiles.map(([name, value]) => (
        <Figure key={name} name={text(name)} value={value} />
      ))}
    </Figures>
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
          columns: [text('created'), text('completed'), text('cancelled'), text('price')],
          rows,
        }}
      />
    </Section>
  );
}

/** A placeholder as high as the content, so that the layout does not shift when the content arrives. */
function OverviewWaiting() {
  return (
    <>
      <Figures>
        {['1', '2', '3', '4'].map((tile) => (
          <Skeleton key={tile} height={89} radius="lg" />
        ))}
      </Figures>
      <Skeleton height={376} radius="lg" mb="md" />
      <Columns isEqual>
        <Skeleton height={368} radius="lg" />
        <Skeleton height={368} radius="lg" />
      </Columns>
    </>
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
        <p>
          <Button component={Link} to="/sandbox/new-order" mt="sm">
            {text('new-order')}
          </Button>
        </p>
      )}
    </EmptyState>
  );
}

/** The last 30 days of an environment: orders, money and webhooks. The numbers follow the orders live. */
export default function OverviewPage() {
  const text = useTexts(overviewTexts);
  const environment = useEnvironment();
  useFollowOrders(environment, readEveryMs);
  const states = useStateCounts(environment);
  const usage = useQuery({
    // This key makes it be read again with the lists of orders.
    queryKey: ['orders', environment, 'usage'],
    queryFn: () => bodyOf(business(environment).GET('/v1/business/usage')),
  });
  const { data } = usage;
  const isEmpty = data?.totals.created.orders === 0 && data.totals.completed.orders === 0;
  return (
    <>
      <PageTitle title={text('overview')} note={text(`note_${environment}`)} />
      <Loaded query={usage} waiting={<OverviewWaiting />}>
        {(read) => (
          <>
            {isEmpty ? (
              <Beginning />
            ) : (
              <>
                <Tiles usage={read} counts={states.counts} />
                <OrdersByDay usage={read} />
              </>
            )}
            <Columns isEqual>
              <div>
                <OrdersByState read={states} />
              </div>
              <div>
                <WebhookHealth />
              </div>
            </Columns>
          </>
        )}
      </Loaded>
    </>
  );
}
