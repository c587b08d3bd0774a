import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { openStatuses } from '../api/listed-values.ts';
import type { operations } from '../generated/operator.api.types.ts';
import type { Column } from '../kit/data-table.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { ListFilter } from '../kit/list-filter.tsx';
import { ListPage } from '../kit/listed.tsx';
import { NumberedPages } from '../kit/pages-of-list.tsx';
import { State } from '../kit/state.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { EnvironmentFilter } from './environment-filter.tsx';
import { FindOrders } from './find-orders.tsx';
import { type Environment, operators, type Schemas } from './operators-gateway.ts';
import { useOrderColumn, useOwnerColumn } from './order-columns.tsx';

type Status = NonNullable<NonNullable<operations['listOverdueOrders']['parameters']['query']>['parcel_status']>;
const pageSize = 25;
const readEveryMs = 10_000;

function useColumns(): readonly Column<Schemas['OverdueOrder']>[] {
  const text = useTexts(operatorWorkTexts);
  const statusText = useTexts(orderStatusTexts);
  const format = useFormat();
  return [
    useOrderColumn(),
    useOwnerColumn(),
    { label: text('state'), cell: ({ parcel_status }) => <State tone="wait">{statusText(parcel_status)}</State> },
    {
      label: text('waits'),
      kind: 'number',
      cell: ({ minutes }) => text('minutes', { count: Math.floor(minutes) }),
    },
    { label: text('since'), kind: 'time', cell: ({ since }) => format.dateTime(since) },
  ];
}

/** Orders of all partners that have had one status for longer than its limit. The one with the longest time is the first. */
export default function WaitingOrdersPage() {
  const text = useTexts(operatorWorkTexts);
  const statusText = useTexts(orderStatusTexts);
  const [status, setStatus] = useState<Status>('PENDING');
  const [page, setPage] = useState(1);
  const [environment, setEnvironment] = useState<Environment | ''>('production');
  const query = { page, limit: pageSize, parcel_status: status, ...(environment !== '' && { environment }) };
  const orders = useQuery({
    queryKey: ['overdue', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/orders/overdue', { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
  return (
    <ListPage
      title={text('orders')}
      note={text('orders_note')}
      filters={
        <>
          <FindOrders />
          <RowAbove>
            <ListFilter
              label={text('state')}
              value={status}
              options={openStatuses.map((value) => ({ value, label: statusText(value) }))}
              onChoose={(value) => {
                setStatus(value);
                setPage(1);
              }}
            />
            <EnvironmentFilter
              value={environment}
              onChoose={(value) => {
                setEnvironment(value);
                setPage(1);
              }}
            />
          </RowAbove>
        </>
      }
      query={orders}
      columns={useColumns()}
      keyOf={({ order_id }) => order_id}
      none={{ icon: 'orders', title: text('no_orders'), note: text('no_orders_note') }}
      pages={orders.data !== undefined && <NumberedPages pagination={orders.data.pagination} onPage={setPage} />}
    />
  );
}
