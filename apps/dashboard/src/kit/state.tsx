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

interface AnswerStateProps {
  /** Null: there was no answer. */
  readonly status: number | null;
  /** The text when there was no answer. */
  readonly none: string;
}

/** The status of an answer: green for success, amber for a refusal, red for a failure of the server. */
export function AnswerState({ status, none }: AnswerStateProps) {
  const tone = status === null || status >= 500 ? 'bad' : status >= 400 ? 'wait' : 'good';
  return <State tone={tone}>{status ?? none}</State>;
}
