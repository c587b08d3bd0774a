import type { ReactNode } from 'react';
import styles from './form-row.module.css';

/**
 * Fields and buttons beside each other, as many as fit. A field with the attribute `data-wide` takes more than the others; an element with
 * `data-buttons` holds several buttons.
 */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A row of fields above what they choose, such as the filters of a list. */
export function RowAbove({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.row} ${styles.above}`}>{children}</div>;
}
