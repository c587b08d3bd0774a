import type { ReactNode } from 'react';
import styles from './form-row.module.css';

/**
 * Fields and buttons side by side, as many as fit. A field with the attribute `data-wide` gets more width than the others. An
 * element with `data-buttons` holds several buttons.
 */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A row of fields above the content that they select, such as the filters of a list. */
export function RowAbove({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.row} ${styles.above}`}>{children}</div>;
}
