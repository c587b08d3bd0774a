import type { ReactNode } from 'react';
import styles from './state.module.css';

type Tone = 'good' | 'wait' | 'bad' | 'none';

/** A state in words, with a dot in its colour. */
export function State({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
