import { RouterProvider } from '@tanstack/react-router';
import { ProblemError } from '../api/problem-error.ts';
import { queryClient, start } from '../shell/start.tsx';
import { router } from './router.tsx';
import { dropRefusedToken } from './token.ts';

// When the gateway no longer accepts the operator token, another one is asked for, whatever the page.
const client = queryClient((error) => {
  if (error instanceof ProblemError && error.problem?.status === 401) dropRefusedToken();
});
start(client, <RouterProvider router={router} />);
