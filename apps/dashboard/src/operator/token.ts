import { useSyncExternalStore } from 'react';

const storageKey = 'dakpion-operator-token';
const listeners = new Set<() => void>();

/** The operator token; null when nobody is signed in. This tab's storage holds it: it survives a reload, and ends with the tab. */
export function operatorToken(): string | null {
  return sessionStorage.getItem(storageKey);
}

/** Keeps a token that the gateway has accepted; null forgets it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, token);
  for (const listener of listeners) listener();
}

/** Whether somebody is signed in, for components: they are drawn anew when that changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(listen, operatorToken) !== null;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
