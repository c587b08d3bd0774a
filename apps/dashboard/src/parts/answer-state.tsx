import { State } from '../kit/state.tsx';

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
