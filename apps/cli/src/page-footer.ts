/** A page of a list as the server answers it. */
export interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly pagination: { readonly page: number; readonly total: number; readonly total_pages: number };
}

/** The line below a page's table: `page 1 of 3, 120 orders`. */
export function pageFooter({ pagination }: Page<unknown>, entries: string): string {
  return `\npage ${pagination.page} of ${pagination.total_pages}, ${pagination.total} ${entries}`;
}
