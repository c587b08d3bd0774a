import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { bodyOf } from '../api/gateway.ts';
import { FactList } from '../kit/fact-list.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { OrderCourse } from '../pages/order-course.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';
import { usePartnerName } from './partners-read.ts';

type Order = Schemas['OwnedOrder'];

function Facts({ order }: { readonly order: Order }) {
  const text = useTexts(operatorWorkTexts);
  const orderText = useTexts(orderTexts);
  const format = useFormat();
  const nameOf = usePartnerName();
  const { partner_id, driver_info } = order;
  const facts = [
    [
      text('partner'),
      <Link key="partner" to={`/partners/${partner_id}`}>
        {nameOf(partner_id)}
      </Link>,
    ],
    [text('environment'), text(order.environment)],
    [text('reference'), order.partner_reference_id],
    [orderText('pickup'), String(order.pickup_address_text)],
    [orderText('destination'), String(order.receiver_address_text)],
    [orderText('receiver'), order.receiver_name],
    [orderText('phone'), format.digits(order.receiver_phone_number)],
    [
      orderText('rider'),
      driver_info === null ? orderText('no_rider') : `${driver_info.name} · ${format.digits(driver_info.phone_number)}`,
    ],
    [orderText('price'), format.money(order.quotation.total_price)],
  ] as const;
  return (
    <Section title={orderText('parcel')}>
      <FactList facts={facts} />
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
          <Group component="span" gap="0.25rem 1rem">
            <span className="mono">{orderId}</span>
            {data !== undefined && <OrderStatus status={data.parcel_status} />}
          </Group>
        }
      />
      <Loaded query={order} waiting={240}>
        {(read) => (
          <>
            <Facts order={read} />
            <OrderCourse order={read} />
          </>
        )}
      </Loaded>
    </>
  );
}
