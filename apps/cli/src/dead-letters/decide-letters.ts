import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import type { DeadLetter } from '@dakpion/gateway';
import { ProgressBar } from '../progress-bar.ts';
import { readWalkedList } from '../walked-list.ts';

export interface FilterOptions {
  readonly topic?: string;
  readonly reason?: string;
  readonly order?: string;
  readonly since?: string;
}

export interface MatchingOptions extends FilterOptions {
  readonly matching?: true;
  /** The maximum number of letters that one command settles. */
  readonly limit: number;
}

/** The filters by their names in the request. */
export function lettersQuery({ topic, reason, order, since }: FilterOptions) {
  return { topic, reason, key: order, since };
}

/**
 * Settles the named letters one after the other or, with `matching`, the open letters that match the filters. Throws CommandFailure
 * at the first letter that cannot be settled, and names it. The letters before it stay settled, and those after it stay open.
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
  const progress = new ProgressBar(undefined, 'dead letter');
  try {
    for (const letter of chosen) {
      const path = `/dead-letters/${encodeURIComponent(letter)}/${decision.path}`;
      decided.push(await client.ask<DeadLetter>('POST', path, decision.body));
      progress.show({ share: decided.length / chosen.length, events: decided.length });
    }
  } catch (error) {
    if (!(error instanceof CommandFailure) || chosen.length === 1) throw error;
    const untouched = chosen.length - decided.length - 1;
    throw new CommandFailure(
      `${chosen[decided.length]}: ${error.message} Settled before it: ${decided.length}. Not touched: ${untouched}.`,
    );
  } finally {
    if (decided.length > 0) progress.end();
  }
  return decided;
}

async function matchingLetters(client: OperatorClient, { limit, ...filter }: MatchingOptions): Promise<string[]> {
  const query = { ...lettersQuery(filter), status: 'open' };
  const { data } = await readWalkedList<DeadLetter>(client, '/dead-letters', query, { limit });
  return data.map(({ letter_id }) => letter_id);
}
