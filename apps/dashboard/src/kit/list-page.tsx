import type { ReactNode } from 'react';
import { ListedTable, type ListedTableProps } from './listed.tsx';
import { PageTitle } from './page-title.tsx';

interface ListPageProps<Row> extends ListedTableProps<Row> {
  readonly title: string;
  readonly note: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The filters above the list. */
  readonly filters: ReactNode;
  /** Links to other pages of the list. */
  readonly pages: ReactNode;
}

/** A page that is a list: its title, its filters, a table, and the links to other pages of the list. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, note, actions, filters, pages, ...list } = props;
  return (
    <>
      <PageTitle title={title} note={note} actions={actions} />
      {filters}
      <ListedTable {...list} />
      {pages}
    </>
  );
}
