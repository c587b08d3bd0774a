import { useParams } from '@tanstack/react-router';
import type { Environment } from '../api/gateway.ts';

const storageKey = 'dakpion-environment';

export function isEnvironment(text: string | undefined): text is Environment {
  return text === 'sandbox' || text === 'production';
}

/** The environment of the page's address. */
export function useEnvironment(): Environment {
  const { environment } = useParams({ strict: false }) as { environment?: string };
  return isEnvironment(environment) ? environment : 'sandbox';
}

/** Where the user was last; the sandbox at first. */
export function lastEnvironment(): Environment {
  return localStorage.getItem(storageKey) === 'production' ? 'production' : 'sandbox';
}

export function rememberEnvironment(environment: Environment): void {
  localStorage.setItem(storageKey, environment);
}
