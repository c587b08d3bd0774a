import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { bodyOf } from '../api/gateway.ts';
import { OrderStatus } from '../parts/order-status.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { FactList } from './fact-list.tsx';
import styles from './operator.module.css';
import { operators, type Schemas } from './operators-gateway.ts';
import { usePartnerName } from './partners-read.ts';

type Order = Schemas['OwnedOrder'];

function Facts({ order }: { readonly order: Order }) {
  const text = useTexts(operatorWorkTexts);
  const common = useTexts(operatorTexts);
  const orderText = useTexts(orderTexts);
  const format = useFormat();
  const nameOf = usePartnerName();
  const { partner_id, driver_info } = order;
  const facts = [
    [
      text('partner'),
      <Link key="partner" to={`/partners/${partner_id}`} className={styles.name}>
        {nameOf(partner_id)}
      </Link>,
    ],
    [common('environment'), common(order.environment)],
    [orderText('reference'), order.partner_reference_id],
    [orderText('pickup'), String(order.pickup_address_text)],
    [orderText('destination'), String(order.receiver_address_text)],
    [orderText('receiver'), order.receiver_name],
    [orderText('phone'), format.digits(order.receiver_phone_number)],
    [
      orderText('rider'),
      driver_info === null ? orderText('no_rider') : `${driver_info.name} · ${format.digits(driver_info.phone_number)}`,
    ],
    [orderText('price'), format.money(order.quotation.total_price)],
    [orderText('reason'), order.cancellation_reason],
  ] as const;
  return (
    <Section title={orderText('parcel')}>
      <FactList facts={facts} />
    </Section>
  );
}

function History({ order: { history } }: { readonly order: Order }) {
  const text = useTexts(orderTexts);
  const eventText = useTexts(orderStatusTexts);
  const format = useFormat();
  return (
    <Section title={text('course')}>
      <dl className={styles.facts}>
        {history.map(({ sequence, event, occurred_at }) => (
          <div key={sequence}>
            <dt>{format.moment(occurred_at)}</dt>
            <dd>{eventText(event)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** One order of any partner. */
export default function OrderPage() {
  const text = useTexts(orderTexts);
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string };
  const order = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => bodyOf(operators.GET('/v1/operator/orders/{order_id}', { params: { path: { order_id: orderId } } })),
  });
  const { data } = order;
  return (
    <>
      <PageTitle
        title={text('order_of', { name: data?.partner_reference_id ?? `…${orderId.slice(-8)}` })}
        note={
          <>
            {data !== undefined && <OrderStatus status={data.parcel_status} />} <span className="mono">{orderId}</span>
          </>
        }
      />
      {order.isError && <ProblemNote error={order.error} retry={() => void order.refetch()} />}
      {order.isPending && <Skeleton height={240} radius="lg" aria-busy="true" />}
      {data !== undefined && (
        <>
          <Facts order={data} />
          <History order={data} />
        </>
      )}
    </>
  );
}
