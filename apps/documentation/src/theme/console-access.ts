const storageKey = 'dakpion-console-key';
const keyHeader = 'X-API-Key';
/** The field for the key in Scalar's panel of authentication. */
const keyField = 'input.scalar-password-input';

/** The key that was entered in this tab, also before the page was loaded again; empty without one. */
export function enteredKey(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}

/** Keeps what is entered as the key until the tab is closed. Another tab does not see it. */
export function keepEnteredKey(place: HTMLElement): void {
  place.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(keyField)) return;
    const key = target.value.trim();
    if (key === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, key);
  });
}

/**
 * Without a key, the session of the dashboard opens the API, in the sandbox only: the browser sends its cookie. Without a session,
 * the answer is `missing_api_key`.
 */
export function useSessionWithoutKey({ request }: { readonly request: Request }): void {
  if (request.headers.get(keyHeader)?.trim()) return;
  request.headers.delete(keyHeader);
  request.headers.set('X-Environment', 'sandbox');
}
