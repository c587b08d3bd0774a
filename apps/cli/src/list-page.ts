import { integer } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
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

/** The line below a page's table: `page 1 of 3, 120 orders`. `entry` names one entry. */
export function pageFooter({ page, total, total_pages }: PageCounts, entry: string): string {
  if (total === 0) return `\nno ${entry}s`;
  if (page > total_pages) return `\npage ${page} is past the last, which is ${total_pages}; ${counted(total, entry)}`;
  return `\npage ${page} of ${total_pages}, ${counted(total, entry)}`;
}
