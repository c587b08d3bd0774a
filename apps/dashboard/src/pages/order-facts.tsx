import type { OrderDetails, Quotation } from '@dakpion/client';
import { Link } from '@tanstack/react-router';
import { isOver } from '../api/listed-values.ts';
import { CopyIcon } from '../kit/copy-button.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { Section } from '../kit/section.tsx';
import { CityMap, type MapMark } from '../parts/city-map.tsx';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';

function OtherOrder({ orderId }: { readonly orderId: string }) {
  return (
    <Link to="../$orderId" from="/$environment/orders/$orderId" params={{ orderId }}>
      …{orderId.slice(-8)}
    </Link>
  );
}

/** The addresses, the receiver and the rider. */
export function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const { driver_info, eta, retried_by_order_id, retry_of_order_id } = order;
  const facts = [
    [text('pickup'), String(order.pickup_address_text)],
    [text('destination'), String(order.receiver_address_text)],
    [text('receiver'), order.receiver_name],
    [
      text('phone'),
      <span key="phone">
        {format.digits(order.receiver_phone_number)}{' '}
        <CopyIcon text={order.receiver_phone_number} name={text('phone')} />
      </span>,
    ],
    [text('reference'), order.partner_reference_id],
    [
      text('rider'),
      driver_info === null ? text('no_rider') : `${driver_info.name} · ${format.digits(driver_info.phone_number)}`,
    ],
    [text('eta'), eta === null ? null : format.dateTime(eta)],
    [text('retry_of'), retry_of_order_id === null ? null : <OtherOrder key="of" orderId={retry_of_order_id} />],
    [text('retried_by'), retried_by_order_id === null ? null : <OtherOrder key="by" orderId={retried_by_order_id} />],
  ] as const;
  return (
    <Section title={text('parcel')}>
      <FactList facts={facts} />
      <a href={order.tracking_url} target="_blank" rel="noreferrer">
        {text('track')}
      </a>{' '}
      <CopyIcon text={order.tracking_url} name={text('track')} />
    </Section>
  );
}

/** The lines of the price. */
export function OrderPrice({ quotation }: { readonly quotation: Quotation }) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  return (
    <Section title={text('price')}>
      <table className={styles.price}>
        <tbody>
          {quotation.breakdown.map(({ code, amount }) => (
            <tr key={code}>
              <th scope="row">
                {text(code)}
                {code === 'distance_fare' && (
                  <span className="soft"> · {text('distance', { km: quotation.distance_km })}</span>
                )}
              </th>
              <td>{format.money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('total')}</th>
            <td>{format.money(quotation.total_price)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

/** Pickup, destination and, while the order has one, the rider. */
export function OrderMap({ order }: { readonly order: OrderDetails }) {
  const text = useTexts(orderTexts);
  const { rider_latitude: latitude, rider_longitude: longitude, parcel_status } = order;
  const hasRider = !isOver(parcel_status) && latitude !== null && longitude !== null;
  const marks: MapMark[] = [
    {
      kind: 'pickup',
      label: text('pickup'),
      latitude: order.estimated_pickup_address_latitude,
      longitude: order.estimated_pickup_address_longitude,
    },
    {
      kind: 'destination',
      label: text('destination'),
      latitude: order.estimated_receiver_address_latitude,
      longitude: order.estimated_receiver_address_longitude,
    },
    ...(hasRider ? [{ kind: 'rider', label: text('rider'), latitude, longitude } as const] : []),
  ];
  return (
    <Section title={text('map')}>
      <CityMap label={text(hasRider ? 'map_with_rider' : 'map_note')} marks={marks} />
    </Section>
  );
}
