import { RouterProvider } from '@tanstack/react-router';
import { isSignedOut, ProblemError } from './api/problem-error.ts';
import { router } from './router.tsx';
import { forgetSession, sessionQuery } from './session/session.ts';
import { queryClient, start } from './shell/start.tsx';

// When a request of any page finds that the session has ended, the user is sent to the sign-in page.
const client = queryClient((error) => {
  if (isSignedOut(error)) forgetSession(client);
  // The user's role has changed since the session was read.
  if (error instanceof ProblemError && error.code === 'role_not_allowed') {
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
});
start(client, <RouterProvider router={router} />);
