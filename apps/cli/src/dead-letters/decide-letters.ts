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

/** What is done with letters. `path`: the last part of its route. */
export interface LettersDecision {
  readonly path: string;
  readonly outcome: 'replayed' | 'dropped';
  readonly body?: unknown;
}

/** `already`: the ids of the letters that had the same decision before. */
export interface DecidedLetters {
  readonly decided: readonly DeadLetter[];
  readonly already: readonly string[];
}

/** The filters by their names in the request. */
export function lettersQuery({ topic, reason, order, since }: FilterOptions) {
  return { topic, reason, key: order, since };
}

/**
 * Settles the named letters one after the other or, with `matching`, the open letters that match the filters. A letter that already
 * has this decision is settled, so that an interrupted command can be repeated; the server neither sends nor records it again.
 * Throws CommandFailure at the first letter that cannot be settled, and names it. The letters before it stay settled, and those
 * after it stay open.
 */
export async function decideLetters(
  client: OperatorClient,
  letters: readonly string[],
  options: MatchingOptions,
  decision: LettersDecision,
): Promise<DecidedLetters> {
  if (letters.length > 0 === (options.matching === true)) {
    throw new CommandFailure('Name letters, or choose them with --matching and filters; not both.');
  }
  // All letters are chosen before the first is settled: a replayed letter that fails again must not be chosen a second
  // time.
  const chosen = letters.length > 0 ? [...new Set(letters)] : await matchingLetters(client, options);
  const decided: DeadLetter[] = [];
  const already: string[] = [];
  let settled = 0;
  const progress = new ProgressBar(undefined, 'dead letter');
  try {
    for (const letter of chosen) {
      const answer = await decideLetter(client, letter, decision);
      if (answer === 'already') already.push(letter);
      else decided.push(answer);
      settled += 1;
      progress.show({ share: settled / chosen.length, events: settled });
    }
  } catch (error) {
    if (!(error instanceof CommandFailure) || chosen.length === 1) throw error;
    const untouched = chosen.length - settled - 1;
    throw new CommandFailure(
      `${chosen[settled]}: ${error.message} Settled before it: ${settled}. Not touched: ${untouched}.`,
    );
  } finally {
    if (settled > 0) progress.end();
  }
  return { decided, already };
}

async function decideLetter(
  client: OperatorClient,
  letter: string,
  { path, outcome, body }: LettersDecision,
): Promise<DeadLetter | 'already'> {
  try {
    return await client.ask<DeadLetter>('POST', `/dead-letters/${encodeURIComponent(letter)}/${path}`, body);
  } catch (error) {
    const problem = error instanceof CommandFailure ? error.problem : null;
    if (problem?.code === 'dead_letter_settled' && problem.letter_status === outcome) return 'already';
    throw error;
  }
}

async function matchingLetters(client: OperatorClient, { limit, ...filter }: MatchingOptions): Promise<string[]> {
  const query = { ...lettersQuery(filter), status: 'open' };
  const { data } = await readWalkedList<DeadLetter>(client, '/dead-letters', query, { limit });
  return data.map(({ letter_id }) => letter_id);
}
