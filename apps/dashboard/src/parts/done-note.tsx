import type { ReactNode } from 'react';
import styles from './done-note.module.css';
import { Icon } from './icon.tsx';

/** Confirms a completed action. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.note}>
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}
