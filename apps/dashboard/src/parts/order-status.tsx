import type { OrderStatus as Status } from '@dakpion/client';
import { courseOfAnOrder } from '../api/listed-values.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order-status.module.css';

/** The progress of an order: its status in words, and a bar of five steps. */
export function OrderStatus({ status }: { readonly status: Status }) {
  const text = useTexts(orderStatusTexts);
  const done = courseOfAnOrder.indexOf(status) + 1;
  return (
    <span className={styles.status} data-status={status}>
      <span aria-hidden="true" className={styles.bar}>
        {courseOfAnOrder.map((step, index) => (
          <span key={step} className={styles.step} data-done={index < done} />
        ))}
      </span>
      {text(status)}
    </span>
  );
}
