import { Link } from '@tanstack/react-router';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import type { Column } from './listed.tsx';
import styles from './operator.module.css';

/** The column of the order: the partner's reference, or the id without one. */
export function useOrderColumn(): Column<{ readonly order_id: string; readonly partner_reference_id: string | null }> {
  const text = useTexts(operatorWorkTexts);
  return {
    label: text('order'),
    cell: ({ order_id, partner_reference_id }) => (
      <>
        <Link to={`/orders/${order_id}`} className={styles.name}>
          {partner_reference_id ?? order_id}
        </Link>
        {partner_reference_id !== null && <span className={styles.under}>{order_id}</span>}
      </>
    ),
  };
}
