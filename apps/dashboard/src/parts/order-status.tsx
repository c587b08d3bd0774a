import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order-status.module.css';

const course = ['ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'] as const;

export type OrderStatusName = 'PENDING' | (typeof course)[number] | 'CANCELLED';

/** The progress of an order: its status in words, and a bar of five steps. */
export function OrderStatus({ status }: { readonly status: OrderStatusName }) {
  const text = useTexts(orderTexts);
  const done = (course as readonly string[]).indexOf(status) + 1;
  return (
    <span className={styles.status} data-status={status}>
      <span aria-hidden="true" className={styles.bar}>
        {course.map((step, index) => (
          <span key={step} className={styles.step} data-done={index < done} />
        ))}
      </span>
      {text(status)}
    </span>
  );
}
