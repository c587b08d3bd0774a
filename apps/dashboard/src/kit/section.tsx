import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** `issued`: the section stands out, and is read aloud when it appears. */
  readonly kind?: 'issued';
  readonly children: ReactNode;
}

/** A part of a page with its own heading, as a card. */
export function Section({ title, note, kind, children }: SectionProps) {
  const id = useId();
  return (
    <section
      role={kind === 'issued' ? 'status' : undefined}
      aria-labelledby={id}
      className={styles.section}
      data-kind={kind}
    >
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
