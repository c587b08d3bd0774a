import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ProblemError } from '../api/problem-error.ts';
import { banglaFaultTexts, fieldFaultTexts } from '../texts/field-faults.texts.ts';
import { useLanguage } from '../texts/language.tsx';
import { problemTexts } from '../texts/problems.texts.ts';
import { hasText, useTexts } from '../texts/texts.ts';
import { Note } from './note.tsx';

/** The text of a problem in the user's language. */
function useProblemText(): (error: unknown) => string {
  const text = useTexts(problemTexts);
  return (error) => {
    if (!(error instanceof ProblemError)) return text('internal_error');
    const values = { seconds: error.retryAfterSeconds ?? 1, limit: error.problem?.limit ?? '?' };
    return hasText(problemTexts, error.code) ? text(error.code, values) : error.message;
  };
}

/** A problem, and what tries again, if that can help. */
export interface Failure {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** The first failure of the last reads. Null: all have succeeded, or are not over. */
export function failureOf(reads: readonly UseQueryResult<unknown>[]): Failure | null {
  const failed = reads.filter(({ isError }) => isError);
  if (failed[0] === undefined) return null;
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return { error: failed[0].error, retry };
}

/** A problem, with a button to try again if that can help. */
export function ProblemNote({ error, retry }: Failure) {
  const text = useTexts(problemTexts);
  const problemText = useProblemText();
  const requestId = error instanceof ProblemError ? error.problem?.request_id : undefined;
  return (
    <Note tone="bad" role="alert">
      <p>{problemText(error)}</p>
      {requestId !== undefined && <p className="mono">{text('request_id', { id: requestId })}</p>}
      {retry !== undefined && (
        <Button variant="default" size="xs" mt="xs" onClick={retry}>
          {text('try_again')}
        </Button>
      )}
    </Note>
  );
}

/** The fault of a form field that the gateway returned. */
export function fieldFault(error: unknown, field: string) {
  return error instanceof ProblemError ? error.problem?.errors?.find((each) => each.field === field) : undefined;
}

/** The text of a fault in the user's language. */
export function useFaultText(): (fault: { field: string; code: string; message: string }) => string {
  const text = useTexts(fieldFaultTexts);
  const { language } = useLanguage();
  const bangla: Readonly<Record<string, string>> = banglaFaultTexts;
  return ({ field, code, message }) => {
    const names = [`${field}.${code}`, code];
    for (const name of names) if (hasText(fieldFaultTexts, name)) return text(name);
    const own = names.find((name) => Object.hasOwn(bangla, name));
    return language === 'bn' && own !== undefined ? (bangla[own] ?? message) : message;
  };
}

/** The text of a {@link fieldFault} in the user's language. */
export function useFieldError(): (error: unknown, field: string) => string | undefined {
  const faultText = useFaultText();
  return (error, field) => {
    const fault = fieldFault(error, field);
    return fault === undefined ? undefined : faultText(fault);
  };
}
