import type { OrderDetails } from '@dakpion/client';
import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { CopyButton, CopyIcon } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { type OrderEvent, useFollowOrder } from '../session/follow.ts';
import { useMayWrite } from '../session/session.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';
import { CancelOrder, RetryOrder } from './order-actions.tsx';
import { OrderCourse } from './order-course.tsx';
import { OrderFacts, OrderPrice } from './order-facts.tsx';
import { OrderMap } from './order-map.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderWebhooks } from './order-webhooks.tsx';
import { nameOf } from './orders-table.tsx';

function RawEvents({ events }: { readonly events: readonly OrderEvent[] }) {
  const text = useTexts(orderTexts);
  return (
    <Section title={text('raw')} note={text('raw_note')}>
      {events.length === 0 && <p className="soft">{text('raw_none')}</p>}
      {events.map((event) => (
        <details key={event.event_id} className={styles.details}>
          <summary>
            <span className="mono">{event.event}</span>
          </summary>
          {/* Scrolls by keyboard, too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <pre className={styles.json} tabIndex={0}>
            {JSON.stringify(event, null, 2)}
          </pre>
          <CopyButton text={JSON.stringify(event, null, 2)} />
        </details>
      ))}
    </Section>
  );
}

function OrderParts({ order, events }: { readonly order: OrderDetails; readonly events: readonly OrderEvent[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.course}>
        <OrderCourse order={order} />
      </div>
      <div className={styles.facts}>
        <OrderMap order={order} />
        <OrderFacts order={order} />
        <OrderPrice quotation={order.quotation} />
      </div>
      <div className={styles.sent}>
        <OrderWebhooks orderId={order.order_id} sequence={order.sequence} />
        <OrderProof orderId={order.order_id} sequence={order.sequence} />
        <RawEvents events={events} />
      </div>
    </div>
  );
}

/** One order, live: its steps, its price, its webhooks, and its actions. */
export default function OrderPage() {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string };
  const events = useFollowOrder(environment, orderId);
  const order = useQuery({
    queryKey: ['order', environment, orderId],
    queryFn: () =>
      bodyOf(business(environment).GET('/v1/business/order/{order_id}', { params: { path: { order_id: orderId } } })),
  });
  const { data } = order;
  const name = data === undefined ? `…${orderId.slice(-8)}` : nameOf(data);
  return (
    <>
      <Link to={`/${environment}/orders`} className={styles.back}>
        <Icon name="back" size={16} />
        {text('all_orders')}
      </Link>
      <PageTitle
        title={text('order_of', { name })}
        note={
          <span className={styles.id}>
            {data !== undefined && <OrderStatus status={data.parcel_status} />}
            <span>
              <span className="mono">{orderId}</span> <CopyIcon text={orderId} name={text('order_id')} />
            </span>
          </span>
        }
        actions={
          data !== undefined &&
          mayWrite && (
            <Group gap="xs">
              {data.allowed_actions.includes('cancel') && <CancelOrder orderId={orderId} />}
              {data.allowed_actions.includes('retry') && <RetryOrder orderId={orderId} />}
            </Group>
          )
        }
      />
      {order.isError && <ProblemNote error={order.error} retry={() => void order.refetch()} />}
      {order.isPending && <Skeleton height={320} radius="lg" aria-busy="true" />}
      {data !== undefined && <OrderParts order={data} events={events} />}
    </>
  );
}
