import { integer, type OperatorClient } from '@dakpion/command-line';
import type { Command } from 'commander';

/** A list over all partners with the place of the next page; `next_after` is null at the end. */
export interface WalkedList<Entry> {
  readonly data: readonly Entry[];
  readonly next_after: string | null;
}

/** The part of such a list that a command requests. */
export interface WalkOptions {
  readonly limit: number;
  readonly after?: string;
}

const maxPerRequest = 200;

/** Adds the options of {@link WalkOptions}. */
export function withWalk(command: Command, entries: string): Command {
  return command
    .option('--limit <limit>', `${entries} at most`, integer(1, 1_000), 50)
    .option('--after <place>', 'continue from this place, which the previous list ends with');
}

/** Reads a list over all partners page by page, up to `limit` entries. `path` follows `/v1/operator`. */
export async function readWalkedList<Entry>(
  client: OperatorClient,
  path: string,
  query: Readonly<Record<string, string>>,
  { limit, after: first }: WalkOptions,
): Promise<WalkedList<Entry>> {
  const data: Entry[] = [];
  let after: string | null = first ?? null;
  do {
    const count = Math.min(maxPerRequest, limit - data.length);
    const asked = new URLSearchParams({ ...query, limit: String(count), ...(after !== null && { after }) });
    const page: WalkedList<Entry> = await client.ask('GET', `${path}?${asked}`);
    data.push(...page.data);
    after = page.next_after;
  } while (after !== null && data.length < limit);
  return { data, next_after: after };
}

/** The line below the table. */
export function walkedFooter({ data, next_after }: WalkedList<unknown>, entries: string): string {
  if (data.length === 0) return `\nno ${entries}`;
  return `\n${data.length} ${entries}${next_after === null ? '' : `; there may be more: --after ${next_after}`}`;
}
