import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './linked-row.module.css';

interface LinkedRowProps {
  readonly to: string;
  /** The parameters in the address. */
  readonly search?: object;
  readonly children: ReactNode;
}

/** A line of a section that links to the page of its subject. */
export function LinkedRow({ to, search = {}, children }: LinkedRowProps) {
  return (
    <Link to={to} search={search as never} className={styles.row}>
      {children}
    </Link>
  );
}

/** A line like a {@link LinkedRow}, without a link. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
