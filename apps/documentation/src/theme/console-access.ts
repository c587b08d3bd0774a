const storageKey = 'dakpion-console-key';
const keyHeader = 'X-API-Key';
/** The field for the key in Scalar's authentication panel. */
const keyField = 'input.scalar-password-input';

/** The key that was entered in this tab, even before a reload of the page. Empty without one. */
export function enteredKey(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}

/** Keeps the entered key until the tab is closed. Other tabs cannot read it. */
export function keepEnteredKey(place: HTMLElement): void {
  place.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(keyField)) return;
    const key = target.value.trim();
    if (key === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, key);
  });
}

/**
 * Without a key, a session of the dashboard gives access to the API, only in the sandbox: the browser sends its cookie. Without a
 * session, the answer is `missing_api_key`.
 */
export function useSessionWithoutKey({ request }: { readonly request: Request }): void {
  if (request.headers.get(keyHeader)?.trim()) return;
  request.headers.delete(keyHeader);
  request.headers.set('X-Environment', 'sandbox');
}
