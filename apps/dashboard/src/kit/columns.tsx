import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two columns, below each other where they are too narrow: the first one is wider, or both are equally wide and high. */
export function Columns({ isEqual, children }: { readonly isEqual?: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.columns} data-equal={isEqual}>
      {children}
    </div>
  );
}
