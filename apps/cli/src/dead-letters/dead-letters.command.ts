import { integer, OperatorClient, oneLine, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import type { DeadLetterPage, OpenedDeadLetter } from '@dakpion/gateway';
import { Command } from 'commander';
import { queryOf } from '../query-of.ts';
import {
  type DecidedLetters,
  decideLetters,
  type FilterOptions,
  lettersQuery,
  type MatchingOptions,
} from './decide-letters.ts';

type ListOptions = FilterOptions &
  ServerOptions & { readonly status: string; readonly limit: number; readonly after?: string };
type ReplayOptions = MatchingOptions & ServerOptions;
type DropOptions = MatchingOptions & ServerOptions & { readonly why: string };

/** Options with another name in the request. */
const filterOf = { key: '--order' };
const dropOf = { reason: '--why' };

/** `dakpion dead-letters list | show | replay | drop`, on a running server. */
export function deadLetterCommands(): Command {
  const deadLetters = new Command('dead-letters').description(
    'list, replay and drop messages that a consumer could not process',
  );
  withFilters(deadLetters.command('list').description('list dead letters, oldest first'))
    .option('--status <status>', 'open, replayed or dropped', 'open')
    .option('--limit <limit>', 'dead letters per page, at most 100', integer(1, 100), 50)
    .option('--after <letter>', 'continue after this dead letter')
    .action(listLetters);
  withServer(deadLetters.command('show <letter>').description('show a dead letter with its complete message')).action(
    showLetter,
  );
  withMatching(deadLetters.command('replay [letters...]').description('send dead letters to their topic again')).action(
    replayLetters,
  );
  withMatching(deadLetters.command('drop [letters...]').description('close dead letters without sending them again'))
    .requiredOption('--why <text>', 'the reason, which is recorded')
    .action(dropLetters);
  return deadLetters;
}

function withFilters(command: Command): Command {
  return withServer(command)
    .option('--topic <topic>', 'topic of the original message')
    .option('--reason <code>', 'reason of the failure, e.g. too_late')
    .option('--order <order>', "the order's id, or any message key")
    .option('--since <time>', 'dead at or after this time; ISO 8601 with offset');
}

function withMatching(command: Command): Command {
  return withFilters(command)
    .option('--matching', 'all open dead letters that match the filters, instead of ids')
    .option('--limit <limit>', 'maximum number of dead letters to replay or drop with --matching', integer(1), 100);
}

async function listLetters({ url, json, status, limit, after, ...filter }: ListOptions): Promise<void> {
  const query = queryOf({ ...lettersQuery(filter), status, limit, after });
  const page = await new OperatorClient(url, filterOf).ask<DeadLetterPage>('GET', `/dead-letters?${query}`);
  if (json) return print(page);
  const rows = page.data.map(({ letter_id, dead_at, key, type, reason }) => [letter_id, dead_at, key, type, reason]);
  print(rows.length === 0 ? 'no dead letters' : table([['letter', 'dead since', 'key', 'type', 'reason'], ...rows]));
  if (page.next_after !== null) print(`\nThere may be more. To continue, use --after ${page.next_after}`);
}

async function showLetter(letter: string, { url, json }: ServerOptions): Promise<void> {
  const found = await new OperatorClient(url).ask<OpenedDeadLetter>(
    'GET',
    `/dead-letters/${encodeURIComponent(letter)}`,
  );
  if (json) return print(found);
  const { headers, text, bytes, decision, ...rest } = found;
  const rows = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const decided = decision === null ? [] : [['decided', `${decision.decided_at} ${decision.reason ?? ''}`.trim()]];
  const sent = Object.entries(headers).map(([name, value]) => [`header ${name}`, value]);
  print(table([...rows, ...decided, ...sent]));
  print(text === null ? `\nNot text. Base64:\n${bytes}` : `\n${text}`);
}

async function replayLetters(letters: string[], { url, json, ...options }: ReplayOptions): Promise<void> {
  const decided = await decideLetters(new OperatorClient(url, filterOf), letters, options, {
    path: 'replay',
    outcome: 'replayed',
  });
  report(decided, 'replayed', { json, ...options });
}

async function dropLetters(letters: string[], { url, json, why, ...options }: DropOptions): Promise<void> {
  const decision = { path: 'drop', outcome: 'dropped', body: { reason: why } } as const;
  const decided = await decideLetters(
    new OperatorClient(url, letters.length > 0 ? dropOf : filterOf),
    letters,
    options,
    decision,
  );
  report(decided, 'dropped', { json, ...options });
}

function report({ decided, already }: DecidedLetters, done: string, { json, matching, limit }: ReplayOptions): void {
  if (json) {
    print({ data: decided, already_settled: already });
    return;
  }
  for (const { letter_id, key } of decided) print(oneLine(`${letter_id}  ${key}`));
  for (const letter of already) print(oneLine(`${letter}  already ${done}`));
  const isFull = matching === true && decided.length + already.length === limit;
  const before = already.length > 0 ? `, ${already.length} already before` : '';
  print(
    `${decided.length} ${done}${before}${isFull ? '; there may be more: repeat the command, or raise --limit' : ''}`,
  );
}
