import './theme/mantine.css';
import './theme/fonts.css';
import './theme/theme.css';
import { MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSignedOut, ProblemError } from './api/problem-error.ts';
import { router } from './router.tsx';
import { forgetSession } from './session/session.ts';
import { LanguageProvider } from './texts/language.tsx';
import { theme } from './theme/theme.ts';

/** Milliseconds for which an answer is shown without being asked for again. */
const freshForMs = 5_000;
const retries = 2;

// Whichever request is told that the session is over: every page is left for the sign-in page.
const onError = (error: unknown) => {
  if (isSignedOut(error)) forgetSession(client);
};
const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: freshForMs,
      // What the gateway has refused it refuses again.
      retry: (failures, error) =>
        failures < retries && error instanceof ProblemError && (error.problem?.status ?? 503) >= 500,
    },
  },
});

// The styles that components add while they run are allowed by the nonce of this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the dashboard');
createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={client}>
        <LanguageProvider>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
