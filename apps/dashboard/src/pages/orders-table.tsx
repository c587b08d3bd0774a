import type { OrderList, OrderSummary } from '@dakpion/client';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { OrderStatus } from '../parts/order-status.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './orders.module.css';

const waitingRows = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** How people call an order: by their own reference, otherwise by the end of its id. */
export function nameOf({
  order_id,
  partner_reference_id,
}: Pick<OrderSummary, 'order_id' | 'partner_reference_id'>): string {
  return partner_reference_id ?? `…${order_id.slice(-8)}`;
}

function Row({ order }: { readonly order: OrderSummary }) {
  const format = useFormat();
  const environment = useEnvironment();
  return (
    <tr className={styles.row}>
      <td>
        <Link to={`/${environment}/orders/${order.order_id}`} className={styles.open}>
          {nameOf(order)}
        </Link>
      </td>
      <td>
        <OrderStatus status={order.parcel_status} />
      </td>
      <td className={styles.receiver}>
        {order.receiver_name}
        <span className={styles.address}>{order.receiver_address_text}</span>
      </td>
      <td className={styles.number}>{format.money(order.total_price)}</td>
      <td className={styles.time}>{format.dateTime(order.created_at)}</td>
    </tr>
  );
}

interface OrdersTableProps {
  readonly orders: OrderList;
  onPage(page: number): void;
}

/** One page of the list. */
export function OrdersTable({ orders: { data, pagination }, onPage }: OrdersTableProps) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const { page, limit, total, has_more } = pagination;
  const first = (page - 1) * limit + 1;
  const range = {
    first: format.number(first),
    last: format.number(first + data.length - 1),
    total: format.number(total),
  };
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
            <Row key={order.order_id} order={order} />
          ))}
        </tbody>
      </table>
      <nav aria-label={text('pages')} className={styles.pages}>
        <span className="soft">{text('range', range)}</span>
        <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {text('previous')}
        </Button>
        <Button variant="default" size="xs" disabled={!has_more} onClick={() => onPage(page + 1)}>
          {text('next')}
        </Button>
      </nav>
    </>
  );
}

/** Stands where the list will be. */
export function OrdersTableWaiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {waitingRows.map((row) => (
        <Skeleton key={row} height={44} radius="md" />
      ))}
    </div>
  );
}
