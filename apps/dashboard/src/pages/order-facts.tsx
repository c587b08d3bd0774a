import type { OrderDetails, Quotation } from '@dakpion/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyIcon } from '../parts/copy-button.tsx';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OtherOrder({ orderId }: { readonly orderId: string }) {
  return (
    <Link to="../$orderId" from="/$environment/orders/$orderId" params={{ orderId }} className={styles.link}>
      …{orderId.slice(-8)}
    </Link>
  );
}

/** The addresses, the receiver and the rider. */
export function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const { driver_info, retried_by_order_id, retry_of_order_id } = order;
  return (
    <Section title={text('parcel')}>
      <dl>
        <Fact name={text('pickup')}>{String(order.pickup_address_text)}</Fact>
        <Fact name={text('destination')}>{String(order.receiver_address_text)}</Fact>
        <Fact name={text('receiver')}>{order.receiver_name}</Fact>
        <Fact name={text('phone')}>
          {format.digits(order.receiver_phone_number)}{' '}
          <CopyIcon text={order.receiver_phone_number} name={text('phone')} />
        </Fact>
        {order.partner_reference_id !== null && <Fact name={text('reference')}>{order.partner_reference_id}</Fact>}
        <Fact name={text('rider')}>
          {driver_info === null ? text('no_rider') : `${driver_info.name} · ${format.digits(driver_info.phone_number)}`}
        </Fact>
        {order.eta !== null && <Fact name={text('eta')}>{format.dateTime(order.eta)}</Fact>}
        {retry_of_order_id !== null && (
          <Fact name={text('retry_of')}>
            <OtherOrder orderId={retry_of_order_id} />
          </Fact>
        )}
        {retried_by_order_id !== null && (
          <Fact name={text('retried_by')}>
            <OtherOrder orderId={retried_by_order_id} />
          </Fact>
        )}
      </dl>
      <a href={order.tracking_url} target="_blank" rel="noreferrer" className={styles.link}>
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
    <Section title={text('price_title')}>
      <table className={styles.price}>
        <tbody>
          {quotation.breakdown.map(({ code, amount }) => (
            <tr key={code}>
              <th scope="row">
                {text(code)}
                {code === 'distance_fare' && (
                  <span className="soft"> · {text('distance', { km: format.number(quotation.distance_km) })}</span>
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
