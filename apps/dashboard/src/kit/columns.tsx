import type { ReactNode } from 'react';
import styles from './columns.module.css';

/**
 * Two columns, one below the other if there is too little width. The first one is wider, unless `isEqual` makes both equally wide
 * and high.
 */
export function Columns({ isEqual, children }: { readonly isEqual?: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.columns} data-equal={isEqual}>
      {children}
    </div>
  );
}
