import '../theme/mantine.css';
import '../theme/colours.css';
import '../theme/fonts.css';
import '../theme/theme.css';
import { MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ProblemError } from '../api/problem-error.ts';
import { LanguageProvider } from '../texts/language.tsx';
import { theme } from '../theme/theme.ts';

/** Milliseconds for which an answer is used without a new request. */
const freshForMs = 5_000;
const retries = 2;

/** The cache of the answers. `onError` is called with the error of every failed request. */
export function queryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A request is sent also if the browser calls itself offline: the gateway may be on this computer, and a change that waited for
      // the network would be made when nobody expects it any more.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: freshForMs,
        // A request that the gateway has refused is not retried: it would be refused again.
        retry: (failures, error) =>
          failures < retries && error instanceof ProblemError && (error.problem?.status ?? 503) >= 500,
      },
    },
  });
}

/** Renders an application into the page. */
export function start(client: QueryClient, application: ReactNode): void {
  // Styles that components add at run time carry the nonce of this page.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  setNonce(nonce);
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the application');
  createRoot(place).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
        <QueryClientProvider client={client}>
          <LanguageProvider>{application}</LanguageProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
