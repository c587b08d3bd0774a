import { integer } from '@dakpion/command-line';
import type { PartnerList } from '@dakpion/gateway';
import type { Command } from 'commander';

/** The part of a list that a command requests. */
export interface PageOptions {
  readonly page: number;
  readonly limit: number;
}

/** Adds the options of {@link PageOptions}. `entries` names the entries of the list, e.g. `orders`. */
export function withPage(command: Command, entries: string, maxLimit: number): Command {
  return command
    .option('--page <page>', 'page number', integer(1), 1)
    .option('--limit <limit>', `${entries} per page, at most ${maxLimit}`, integer(1, maxLimit), 50);
}

type PageCounts = Pick<PartnerList['pagination'], 'page' | 'total' | 'total_pages'>;

/** The line below a page's table: `page 1 of 3, 120 orders`. */
export function pageFooter({ page, total, total_pages }: PageCounts, entries: string): string {
  if (total === 0) return `\nno ${entries}`;
  if (page > total_pages) return `\npage ${page} is past the last, which is ${total_pages}; ${total} ${entries}`;
  return `\npage ${page} of ${total_pages}, ${total} ${entries}`;
}
