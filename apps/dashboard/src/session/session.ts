import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { isSignedOut } from '../api/problem-error.ts';
import type { components } from '../generated/dashboard.api.types.ts';
import { tellOtherTabs } from './other-tabs.ts';

export type Session = components['schemas']['DashboardSession'];

/** The session of this browser. Null if there is none. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session | null> =>
    bodyOf(dashboard.GET('/v1/dashboard/session')).catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, for pages inside of the shell. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  // The shell shows its pages to signed-in users only. During the change to the sign-in page, a page can render once
  // more.
  if (data === null || data === undefined) throw new Error('nobody is signed in');
  return data;
}

/** Whether the user's role permits changes. */
export function useMayWrite(): boolean {
  return useSession().user.role !== 'read_only';
}

/** Deletes all data that was read in a session, here and in other tabs, so that the next user of the browser cannot see it. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  client.setQueryData(sessionQuery.queryKey, null);
  tellOtherTabs();
}

/** Ends the session at the gateway and in the browser. A session that has already ended is not an error. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  // A stable function, so that effects with this dependency do not restart.
  return useCallback(async () => {
    await dashboard.DELETE('/v1/dashboard/session').catch(() => undefined);
    forgetSession(client);
  }, [client]);
}
