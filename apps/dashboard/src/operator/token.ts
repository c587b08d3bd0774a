import { useSyncExternalStore } from 'react';

const storageKey = 'dakpion-operator-token';
const listeners = new Set<() => void>();

/**
 * The operator token, or null if nobody is signed in. It is in the storage of this tab, which survives a reload and ends with the
 * tab.
 */
export function operatorToken(): string | null {
  return sessionStorage.getItem(storageKey);
}

/** Stores a token that the gateway has accepted. Null removes it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, token);
  for (const listener of listeners) listener();
}

/** Whether an operator is signed in. Components render again when this changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(listen, operatorToken) !== null;
}

/** Whether the signed-in user may change something. Tokens of auditors, who may only read, begin with their role. */
export function useMayWrite(): boolean {
  return !/^dakpion_auditor_/.test(useSyncExternalStore(listen, operatorToken) ?? '');
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
