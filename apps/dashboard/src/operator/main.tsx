import { RouterProvider } from '@tanstack/react-router';
import { ProblemError } from '../api/problem-error.ts';
import { queryClient, start } from '../shell/start.tsx';
import { router } from './router.tsx';
import { keepToken } from './token.ts';

// When the gateway no longer accepts the operator token, it is asked for again, whatever the page.
const client = queryClient((error) => {
  if (error instanceof ProblemError && error.problem?.status === 401) keepToken(null);
});
start(client, <RouterProvider router={router} />);
