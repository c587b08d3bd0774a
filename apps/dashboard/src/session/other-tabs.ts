import { useEffect } from 'react';

const storageKey = 'dakpion-user';

/**
 * The tabs of a browser share one session. Calls `onSignedOut` when the user signs out in another tab. Loads the page again when
 * another user, perhaps of another partner, signs in there. Otherwise this page would show data of one user and send requests as
 * another.
 */
export function useOtherTabs(userId: string | undefined, onSignedOut: () => void): void {
  useEffect(() => {
    if (userId === undefined) return;
    localStorage.setItem(storageKey, userId);
    const onStored = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey) return;
      if (newValue === null) onSignedOut();
      else if (newValue !== userId) location.reload();
    };
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, [userId, onSignedOut]);
}

/** Tells the other tabs that the user has signed out. */
export function tellOtherTabs(): void {
  localStorage.removeItem(storageKey);
}
