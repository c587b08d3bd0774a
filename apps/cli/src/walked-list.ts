import { integer, type OperatorClient } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { Command } from 'commander';
import { queryOf } from './query-of.ts';

/** A list over all partners, with the place of the next page. `next_after`: null at the end. */
interface WalkedList<Entry> {
  readonly data: readonly Entry[];
  readonly next_after: string | null;
}

/** The part of such a list that a command requests. */
export interface WalkOptions {
  readonly limit: number;
  readonly after?: string;
}

/**
 * A page in the form of the server's answer. Most lists name the place of the next page `next_after`. The log of requests names it
 * `next`.
 */
interface WalkedPage<Entry> {
  readonly data: readonly Entry[];
  readonly next_after?: string | null;
  readonly next?: string | null;
}

/** The maximum that every list allows. */
const maxPerRequest = 100;

/** Adds the options of {@link WalkOptions}. */
export function withWalk(command: Command, entries: string): Command {
  return command
    .option('--limit <limit>', `${entries} at most`, integer(1, 1_000), 50)
    .option('--after <place>', 'continue from the place that the previous list names at its end');
}

/** Reads a list page by page, up to `limit` entries and `maxPages` pages. `path` follows `/v1/operator`. */
export async function readWalkedList<Entry>(
  client: OperatorClient,
  path: string,
  query: Parameters<typeof queryOf>[0],
  { limit, after: first }: WalkOptions,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<WalkedList<Entry>> {
  const data: Entry[] = [];
  let after: string | null = first ?? null;
  for (let page = 0; page < maxPages; page += 1) {
    const asked = queryOf({ ...query, limit: Math.min(maxPerRequest, limit - data.length), after });
    const answer: WalkedPage<Entry> = await client.ask('GET', `${path}?${asked}`);
    data.push(...answer.data);
    after = answer.next_after ?? answer.next ?? null;
    if (after === null || data.length >= limit) break;
  }
  return { data, next_after: after };
}

/** The line below the table. `entry` names one entry. */
export function walkedFooter({ data, next_after }: WalkedList<unknown>, entry: string): string {
  const found = data.length === 0 ? `no ${entry}s` : counted(data.length, entry);
  return `\n${found}${next_after === null ? '' : `; there may be more: --after ${next_after}`}`;
}
