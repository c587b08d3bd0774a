import type { OrderDetails } from '@dakpion/client';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { CodeBlock } from '../kit/code-block.tsx';
import { CopyButton, CopyIcon } from '../kit/copy-button.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFollowOrder } from '../session/follow.ts';
import { useMayWrite } from '../session/session.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';
import { CancelOrder, RetryOrder, useOpenRetried } from './order-actions.tsx';
import { OrderCourse } from './order-course.tsx';
import { OrderFacts, OrderMap, OrderPrice } from './order-facts.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderWebhooks } from './order-webhooks.tsx';
import { nameOf } from './orders-table.tsx';

/** The order's events as partners receive them. */
function RawEvents({ orderId }: { readonly orderId: string }) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const events = useQuery({
    // Below the key of the order: an event is listed later than the order shows it.
    queryKey: ['order', environment, orderId, 'events'],
    queryFn: () =>
      bodyOf(business(environment).GET('/v1/business/events', { params: { query: { order_id: orderId } } })),
  });
  return (
    <Section title={text('raw')} note={text('raw_note')}>
      {events.isError && <ProblemNote error={events.error} retry={() => void events.refetch()} />}
      {events.data?.data.length === 0 && <p className="soft">{text('raw_none')}</p>}
      {events.data?.data.map((event) => (
        <details key={event.event_id} className={styles.details}>
          <summary className="mono">{event.event}</summary>
          <CodeBlock>{JSON.stringify(event, null, 2)}</CodeBlock>
          <CopyButton text={JSON.stringify(event, null, 2)} />
        </details>
      ))}
    </Section>
  );
}

function OrderParts({ order }: { readonly order: OrderDetails }) {
  const { order_id, sequence } = order;
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
        <OrderWebhooks orderId={order_id} sequence={sequence} />
        <OrderProof orderId={order_id} sequence={sequence} />
        <RawEvents orderId={order_id} />
      </div>
    </div>
  );
}

const riderEveryMs = 5_000;
const mayGetAnotherRider = (order: OrderDetails | undefined) => order?.parcel_status === 'ASSIGNED';

/** One order, live: its steps, its price, its webhooks, and its actions. */
export default function OrderPage() {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string };
  useFollowOrder(environment, orderId);
  const order = useQuery({
    queryKey: ['order', environment, orderId],
    queryFn: () =>
      bodyOf(business(environment).GET('/v1/business/order/{order_id}', { params: { path: { order_id: orderId } } })),
    // No event tells of another rider before one accepts.
    refetchInterval: ({ state }) => (mayGetAnotherRider(state.data) ? riderEveryMs : false),
  });
  const openRetried = useOpenRetried({ orderId });
  const { data } = order;
  const name = data === undefined ? `…${orderId.slice(-8)}` : nameOf(data);
  return (
    <>
      <PageTitle
        back={{ to: `/${environment}/orders`, label: text('all_orders') }}
        title={text('order_of', { name })}
        note={
          <Group component="span" gap="0.25rem 1rem">
            {/* The actions come first, so that their button does not move when the status appears. */}
            <span>
              <span className="mono">{orderId}</span> <CopyIcon text={orderId} name={text('order_id')} />
            </span>
            {data !== undefined && <OrderStatus status={data.parcel_status} />}
          </Group>
        }
        actions={
          data !== undefined &&
          mayWrite && (
            <Group gap="xs">
              {data.allowed_actions.includes('cancel') && <CancelOrder orderId={orderId} />}
              {data.allowed_actions.includes('retry') && <RetryOrder orderId={orderId} onMade={openRetried} />}
            </Group>
          )
        }
      />
      <Loaded query={order} waiting={320}>
        {(read) => <OrderParts order={read} />}
      </Loaded>
    </>
  );
}
