import type { OrderList, OrderSummary } from '@dakpion/client';
import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { Environment } from '../api/gateway.ts';
import { Moment } from '../parts/moment.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { PagesOfList } from '../parts/pages-of-list.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { useEnvironment } from '../session/environment.ts';
import { type Format, useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './orders.module.css';

const waitingRows = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The short name of an order: the partner's reference, otherwise the end of its id. */
export function nameOf({
  order_id,
  partner_reference_id,
}: Pick<OrderSummary, 'order_id' | 'partner_reference_id'>): string {
  return partner_reference_id ?? `…${order_id.slice(-8)}`;
}

interface RowProps {
  readonly order: OrderSummary;
  readonly environment: Environment;
  readonly format: Format;
}

/** Renders only when its order changes: the table renders with every change of the address. */
const Row = memo(function OrderRow({ order, environment, format }: RowProps) {
  return (
    <tr className={styles.row}>
      <td>
        <RowLink to={`/${environment}/orders/${order.order_id}`} className={styles.open}>
          {nameOf(order)}
        </RowLink>
      </td>
      <td>
        <OrderStatus status={order.parcel_status} />
      </td>
      <td className={styles.receiver}>
        {order.receiver_name}
        <span className={styles.address}>{order.receiver_address_text}</span>
      </td>
      <td className={styles.number}>{format.money(order.total_price)}</td>
      <td className={styles.time}>
        <RowLink to={`/${environment}/orders/${order.order_id}`} className={styles.when} isExtra>
          <Moment at={order.created_at} />
        </RowLink>
      </td>
    </tr>
  );
});

interface OrdersTableProps {
  readonly orders: OrderList;
  /** The page begins after this order; undefined on the first page. */
  readonly after: string | undefined;
  /** Null: the first page. */
  onAfter(place: string | null): void;
}

/**
 * One page of the list. Pages are found by their first order: reading a far page takes as long as reading the first.
 */
export function OrdersTable({ orders: { data, pagination }, after, onAfter }: OrdersTableProps) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const { total, next_after } = pagination;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('order')}</th>
            <th scope="col">{text('status')}</th>
            <th scope="col">{text('receiver')}</th>
            <th scope="col" className={styles.number}>
              {text('price')}
            </th>
            <th scope="col" className={styles.time}>
              {text('created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((order) => (
            <Row key={order.order_id} order={order} environment={environment} format={format} />
          ))}
        </tbody>
      </table>
      <PagesOfList
        label={text('pages')}
        note={text('total_orders', { total: format.number(total) })}
        back={{ label: text('newest'), open: after === undefined ? null : () => onAfter(null) }}
        forward={{ label: text('older'), open: next_after === null ? null : () => onAfter(next_after) }}
      />
    </>
  );
}

/** The placeholder of the list while it loads. */
export function OrdersTableWaiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {waitingRows.map((row) => (
        <Skeleton key={row} height={44} radius="md" />
      ))}
    </div>
  );
}
