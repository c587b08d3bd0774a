import createClient from 'openapi-fetch';
import { ask } from '../api/gateway.ts';
import type { components, paths } from '../generated/operator.api.types.ts';
import { operatorToken } from './token.ts';

export type Schemas = components['schemas'];
export type Environment = Schemas['Environment'];

/** Both environments, in the order in which pages show them. */
export const environments = ['production', 'sandbox'] as const;

/** The routes under /v1/operator. A request carries the given token, otherwise that of the signed-in operator. */
export const operators = createClient<paths>({ fetch: ask, credentials: 'omit' });

operators.use({
  onRequest({ request }) {
    const token = operatorToken();
    if (token !== null && !request.headers.has('Authorization'))
      request.headers.set('Authorization', `Bearer ${token}`);
  },
});
