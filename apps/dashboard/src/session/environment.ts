import { useParams } from '@tanstack/react-router';
import type { Environment } from '../api/gateway.ts';

const storageKey = 'dakpion-environment';

export function isEnvironment(text: string | undefined): text is Environment {
  return text === 'sandbox' || text === 'production';
}

/** The environment in the page's address. */
export function useEnvironment(): Environment {
  const { environment } = useParams({ strict: false }) as { environment?: string };
  return isEnvironment(environment) ? environment : 'sandbox';
}

/** The environment that the user saw last. Initially the sandbox. */
export function lastEnvironment(): Environment {
  return localStorage.getItem(storageKey) === 'production' ? 'production' : 'sandbox';
}

export function rememberEnvironment(environment: Environment): void {
  localStorage.setItem(storageKey, environment);
}
