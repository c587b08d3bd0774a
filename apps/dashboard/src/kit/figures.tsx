import type { ReactNode } from 'react';
import styles from './figures.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** A sentence about the value. */
  readonly note?: string;
}

/** The most important numbers of a page, each in its own card. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

/** One of the {@link Figures}. */
export function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className="small">{name}</dt>
      <dd>{value}</dd>
      {note !== undefined && <dd className="soft">{note}</dd>}
    </div>
  );
}
