import styles from './legend.module.css';

interface LegendProps {
  /** What each kind of mark of the drawing stands for. */
  readonly entries: readonly { readonly kind: string; readonly label: string }[];
}

/** The legend of a map or a chart. Screen readers get the description of the drawing. */
export function Legend({ entries }: LegendProps) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {entries.map(({ kind, label }) => (
        <span key={kind} data-kind={kind}>
          {label}
        </span>
      ))}
    </p>
  );
}
