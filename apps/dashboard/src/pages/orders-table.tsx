import type { OrderSummary } from '@dakpion/client';
import { useMemo } from 'react';
import { type Column, RowName, RowTime, Under } from '../kit/data-table.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The short name of an order: the partner's reference, otherwise the end of its id. */
export function nameOf({
  order_id,
  partner_reference_id,
}: Pick<OrderSummary, 'order_id' | 'partner_reference_id'>): string {
  return partner_reference_id ?? `…${order_id.slice(-8)}`;
}

/** The columns of the list of orders. They change only with the language, so that unchanged rows are not drawn again. */
export function useOrderColumns(): readonly Column<OrderSummary>[] {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const environment = useEnvironment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the formats
  return useMemo(
    () => [
      {
        label: text('order'),
        width: '18%',
        cell: (order) => <RowName to={`/${environment}/orders/${order.order_id}`}>{nameOf(order)}</RowName>,
      },
      { label: text('status'), width: '21%', cell: ({ parcel_status }) => <OrderStatus status={parcel_status} /> },
      {
        label: text('receiver'),
        cell: ({ receiver_name, receiver_address_text }) => (
          <>
            {receiver_name}
            <Under>{receiver_address_text}</Under>
          </>
        ),
      },
      { label: text('price'), kind: 'sum', width: '12%', cell: ({ total_price }) => format.money(total_price) },
      {
        label: text('created'),
        kind: 'time',
        width: '20%',
        cell: ({ order_id, created_at }) => <RowTime to={`/${environment}/orders/${order_id}`} at={created_at} />,
      },
    ],
    [format, environment],
  );
}
