import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { isSignedOut } from '../api/problem-error.ts';
import type { components } from '../generated/dashboard.api.types.ts';

export type Session = components['schemas']['DashboardSession'];

/** The key in the browser's storage of the id of the signed-in user. Without a value, nobody is signed in. */
export const userKey = 'dakpion-user';

/** The session of this browser. Null if there is none. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session | null> =>
    bodyOf(dashboard.GET('/v1/dashboard/session')).catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
  // Meanwhile, an owner may have changed the user's role.
  refetchOnWindowFocus: 'always',
});

/**
 * The session with which the shell shows its pages. Pages do not read it from the cache, where it can end before the shell has left
 * them.
 */
export const SignedIn = createContext<Session | null>(null);

/** The signed-in user, for pages inside of the shell. */
export function useSession(): Session {
  const session = use(SignedIn);
  if (session === null) throw new Error('no shell around this');
  return session;
}

/** Whether the user's role permits changes. */
export function useMayWrite(): boolean {
  return useSession().user.role !== 'read_only';
}

/** Leads to the sign-in page, here and in the other tabs. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  localStorage.removeItem(userKey);
}

/** Ends the session at the gateway, then in the browser. A session that has already ended is not an error. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      bodyOf(dashboard.DELETE('/v1/dashboard/session')).catch((error: unknown) => {
        if (!isSignedOut(error)) throw error;
      }),
    onSuccess: () => forgetSession(client),
  });
}
