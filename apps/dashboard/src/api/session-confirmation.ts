import { useSyncExternalStore } from 'react';

// Asks the user to show the password or a one-time code again. Requests ask, and the shell shows the question.

let waiting: readonly ((isConfirmed: boolean) => void)[] = [];
let listeners: readonly (() => void)[] = [];

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((each) => each !== listener);
    // The user has left the pages that can show the question.
    if (listeners.length === 0) answerConfirmation(false);
  };
}

/** Asks the user. True: the session is now confirmed. False: the user has refused, or no page can show the question. */
export function askForConfirmation(): Promise<boolean> {
  if (listeners.length === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    for (const listener of listeners) listener();
  });
}

/** Answers all requests that wait for the user. */
export function answerConfirmation(isConfirmed: boolean): void {
  const answered = waiting;
  waiting = [];
  for (const resolve of answered) resolve(isConfirmed);
  for (const listener of listeners) listener();
}

/** Whether a request waits for the user. */
export function useConfirmationAsked(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0);
}
