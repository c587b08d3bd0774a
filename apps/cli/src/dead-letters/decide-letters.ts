import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import type { DeadLetter, DeadLetterPage } from '@dakpion/gateway';

/** Dead letters in one page of the server. */
const pageSize = 100;

export interface FilterOptions {
  readonly topic?: string;
  readonly reason?: string;
  readonly order?: string;
  readonly since?: string;
}

export interface MatchingOptions extends FilterOptions {
  readonly matching?: true;
  /** The highest number of letters that one command settles. */
  readonly limit: number;
}

/** One page of the letters that match the filters. */
export function pageOfLetters(
  client: OperatorClient,
  { topic, reason, order, since }: FilterOptions,
  page: { readonly status: string; readonly limit: number; readonly after: string | null },
): Promise<DeadLetterPage> {
  const given = { topic, reason, key: order, since, status: page.status, limit: String(page.limit), after: page.after };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') query.set(name, value);
  return client.ask<DeadLetterPage>('GET', `/dead-letters?${query}`);
}

/**
 * Settles the named letters one after the other; with `matching`, the open letters that match the filters. A letter
 * that cannot be settled ends the command with CommandFailure; the letters before it are settled.
 */
export async function decideLetters(
  client: OperatorClient,
  letters: readonly string[],
  options: MatchingOptions,
  decision: { readonly path: string; readonly body?: unknown },
): Promise<readonly DeadLetter[]> {
  if (letters.length > 0 === (options.matching === true)) {
    throw new CommandFailure('Name letters, or choose them with --matching and filters; not both.');
  }
  // All letters are chosen before the first is settled: a replayed letter that fails again must not be chosen a second
  // time.
  const chosen = letters.length > 0 ? letters : await matchingLetters(client, options);
  const decided: DeadLetter[] = [];
  for (const letter of chosen) {
    const path = `/dead-letters/${encodeURIComponent(letter)}/${decision.path}`;
    decided.push(await client.ask<DeadLetter>('POST', path, decision.body));
  }
  return decided;
}

async function matchingLetters(client: OperatorClient, options: MatchingOptions): Promise<readonly string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const limit = Math.min(pageSize, options.limit - found.length);
    const page: DeadLetterPage = await pageOfLetters(client, options, { status: 'open', limit, after });
    found.push(...page.data.map(({ letter_id }) => letter_id));
    after = page.next_after;
  } while (after !== null && found.length < options.limit);
  return found;
}
