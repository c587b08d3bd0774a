import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery, userKey } from './session.ts';

/**
 * The tabs of a browser share one session. Leads to the sign-in page when the user signs out in another tab. Loads the page again
 * when another user, perhaps of another partner, signs in there. Otherwise this page would show data of one user and send requests
 * as another.
 */
export function useOtherTabs(userId: string | undefined): void {
  const client = useQueryClient();
  const first = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    first.current ??= userId;
    // The session was read again before this tab was told of the other user.
    if (userId !== first.current) return location.reload();
    localStorage.setItem(userKey, userId);
    const onStored = ({ key, newValue }: StorageEvent) => {
      if (key !== userKey) return;
      if (newValue === null) client.setQueryData(sessionQuery.queryKey, null);
      else if (newValue !== userId) location.reload();
    };
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, [userId, client]);
}
