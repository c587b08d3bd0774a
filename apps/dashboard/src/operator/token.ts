import { useSyncExternalStore } from 'react';

const storageKey = 'dakpion-operator-token';
const listeners = new Set<() => void>();
/** Whether the last token of this tab was dropped because the gateway no longer accepts it. */
let wasRefused = false;

/**
 * The operator token, or null if nobody is signed in. It is in the storage of this tab, which survives a reload and ends with the
 * tab.
 */
export function operatorToken(): string | null {
  return sessionStorage.getItem(storageKey);
}

/** Stores a token that the gateway has accepted. Null removes it. */
export function keepToken(token: string | null): void {
  setToken(token, false);
}

function setToken(token: string | null, isRefused: boolean): void {
  wasRefused = isRefused;
  if (token === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, token);
  for (const listener of listeners) listener();
}

/** Removes the token, if there is one, because the gateway no longer accepts it. */
export function dropRefusedToken(): void {
  if (operatorToken() !== null) setToken(null, true);
}

/** Whether an operator is signed in. Components render again when this changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(listen, operatorToken) !== null;
}

/** Whether the operator was signed out because the gateway no longer accepts the token. */
export function useWasRefused(): boolean {
  return useSyncExternalStore(listen, () => wasRefused);
}

/** Whether the signed-in user may change something. Tokens of auditors, who may only read, begin with their role. */
export function useMayWrite(): boolean {
  return !/^dakpion_auditor_/.test(useSyncExternalStore(listen, operatorToken) ?? '');
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
