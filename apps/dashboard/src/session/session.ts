import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { components } from '../api/dashboard.api.types.ts';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { isSignedOut } from '../api/problem-error.ts';

export type Session = components['schemas']['DashboardSession'];

/** The session of this browser; null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session | null> =>
    bodyOf(dashboard.GET('/v1/dashboard/session')).catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in, for pages inside of the shell. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  // The shell shows its pages to nobody else. While it leaves for the sign-in page, a page may be drawn once more.
  if (data === null || data === undefined) throw new Error('nobody is signed in');
  return data;
}

/** Whether the user may change anything. */
export function useMayWrite(): boolean {
  return useSession().user.role !== 'read_only';
}

/** Forgets everything that was read in a session, so that the next user of the browser sees none of it. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  client.setQueryData(sessionQuery.queryKey, null);
}

/** Ends the session at the gateway and here. A session that has ended already is no error. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  // The same for each drawing: whoever waits with it goes on waiting.
  return useCallback(async () => {
    await dashboard.DELETE('/v1/dashboard/session').catch(() => undefined);
    forgetSession(client);
  }, [client]);
}
