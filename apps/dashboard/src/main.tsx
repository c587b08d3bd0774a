import { RouterProvider } from '@tanstack/react-router';
import { isSignedOut } from './api/problem-error.ts';
import { router } from './router.tsx';
import { forgetSession } from './session/session.ts';
import { queryClient, start } from './shell/start.tsx';

// When a request of any page finds that the session has ended, the user is sent to the sign-in page.
const client = queryClient((error) => {
  if (isSignedOut(error)) forgetSession(client);
});
start(client, <RouterProvider router={router} />);
