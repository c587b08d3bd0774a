import { useEffect } from 'react';

const storageKey = 'dakpion-user';

/**
 * Loads the page again when another user, perhaps of another partner, signs in in another tab: the tabs share one session, and what
 * this page shows and sends would be of two users.
 */
export function useReloadForOtherUser(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    localStorage.setItem(storageKey, userId);
    const onStored = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue !== null && newValue !== userId) location.reload();
    };
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, [userId]);
}
