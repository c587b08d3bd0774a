import type { paths as BusinessPaths, Environment } from '@dakpion/client';
import createClient from 'openapi-fetch';
import type { paths as DashboardPaths } from '../generated/dashboard.api.types.ts';
import { compareClocks } from './clock.ts';
import { type Problem, ProblemError } from './problem-error.ts';
import { askForConfirmation } from './session-confirmation.ts';

export type { Environment };

/** Milliseconds to wait for an answer: the order service takes at most 10 s. */
const withinMs = 20_000;

/** Milliseconds to wait for the whole of a file, which can have all orders of a month. */
const fileWithinMs = 10 * 60_000;

/** Sends a request, and waits for its answer up to the time-out. A file may take longer once it has begun. */
export async function ask(request: Request): Promise<Response> {
  const late = new AbortController();
  const endAfter = (ms: number) =>
    setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
  const timer = endAfter(withinMs);
  const answer = await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) });
  if (answer.headers.get('content-type')?.startsWith('text/csv') === true) {
    clearTimeout(timer);
    endAfter(fileWithinMs);
  }
  compareClocks(answer);
  return answer;
}

/**
 * Like {@link ask}. If the gateway refuses a sensitive request because the session is not confirmed, asks the user to confirm it,
 * then sends the request again.
 */
async function askConfirmed(request: Request): Promise<Response> {
  // The body of a request can be sent only once.
  const again = request.clone();
  const answer = await ask(request);
  if (answer.status !== 403) return answer;
  const problem = problemOf(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  const isAsked = problem?.code === 'confirmation_required';
  return isAsked && (await askForConfirmation()) ? ask(again) : answer;
}

/** The routes under /v1/dashboard. */
export const dashboard = createClient<DashboardPaths>({ fetch: askConfirmed });

const businessClients = {
  sandbox: createClient<BusinessPaths>({ fetch: askConfirmed, headers: { 'X-Environment': 'sandbox' } }),
  production: createClient<BusinessPaths>({ fetch: askConfirmed, headers: { 'X-Environment': 'production' } }),
};

/** The partners' API in one environment, with the session. */
export function business(environment: Environment) {
  return businessClients[environment];
}

interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of an answer. Throws ProblemError when the gateway refuses, and when there is no answer. */
export async function bodyOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const answer = await asked.catch((error: unknown) => {
    throw new ProblemError(null, error);
  });
  if (!answer.response.ok) throw new ProblemError(problemOf(answer.error));
  return answer.data as Body;
}

function problemOf(body: unknown): Problem | null {
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
}
