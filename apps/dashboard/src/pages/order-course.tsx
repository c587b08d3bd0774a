import type { OrderDetails } from '@dakpion/client';
import { courseOfAnOrder } from '../api/listed-values.ts';
import { Section } from '../kit/section.tsx';
import { useFormat } from '../texts/format.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';

type Course = Pick<OrderDetails, 'parcel_status' | 'history' | 'cancellation_reason'>;

/** The past and the coming steps of the order. */
export function OrderCourse({ order }: { readonly order: Course }) {
  const text = useTexts(orderTexts);
  const statusText = useTexts(orderStatusTexts);
  const format = useFormat();
  const isCancelled = order.parcel_status === 'CANCELLED';
  const reached = courseOfAnOrder.indexOf(order.parcel_status) + 1;
  return (
    <Section title={text('course')}>
      <ol aria-live="polite">
        {order.history.map(({ sequence, event, occurred_at }) => (
          <li key={sequence} className={styles.step} data-kind={event === 'CANCELLED' ? 'stopped' : 'done'}>
            <span>{statusText(event)}</span>
            <time className="small" dateTime={occurred_at}>
              {format.moment(occurred_at)}
            </time>
          </li>
        ))}
        {!isCancelled &&
          courseOfAnOrder.slice(reached).map((step) => (
            <li key={step} className={styles.step} data-kind="open">
              <span>{statusText(step)}</span>
            </li>
          ))}
      </ol>
      {order.cancellation_reason !== null && (
        <p className="soft">
          {text('reason')}: {order.cancellation_reason}
        </p>
      )}
    </Section>
  );
}
