import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconName } from './icon.tsx';
import { Loaded, WaitingRows } from './loaded.tsx';
import { PageTitle } from './page-title.tsx';

/** A page of any list of the API. */
interface PageOf<Row> {
  readonly data: readonly Row[];
}

/** The texts of an empty list: a sentence if the list is a part of a page, or an icon and more text if the list is most of it. */
type NoneTexts = string | { readonly icon: IconName; readonly title: string; readonly note: ReactNode };

interface ListedProps<Read extends PageOf<unknown>> {
  readonly query: UseQueryResult<Read>;
  readonly none: NoneTexts;
  /** The content for a list that is not empty. */
  children(page: Read): ReactNode;
}

/** A list with its states: while it loads, when it is empty, and after an error. */
export function Listed<Read extends PageOf<unknown>>({ query, none, children }: ListedProps<Read>) {
  return (
    <Loaded query={query} waiting={<WaitingRows count={typeof none === 'string' ? 5 : 8} />}>
      {(page) => {
        if (page.data.length > 0) return children(page);
        // After a failed read, an earlier empty result says nothing.
        return !query.isError && <None none={none} />;
      }}
    </Loaded>
  );
}

function None({ none }: { readonly none: NoneTexts }) {
  if (typeof none === 'string') return <p className="soft">{none}</p>;
  return (
    <EmptyState icon={none.icon} title={none.title}>
      {none.note}
    </EmptyState>
  );
}

export interface ListedTableProps<Row> extends Omit<ListedProps<PageOf<Row>>, 'children'> {
  readonly columns: readonly Column<Row>[];
  keyOf(row: Row): string;
}

/** {@link Listed} as a table. */
export function ListedTable<Row>({ columns, keyOf, ...list }: ListedTableProps<Row>) {
  return <Listed {...list}>{({ data }) => <DataTable rows={data} columns={columns} keyOf={keyOf} />}</Listed>;
}

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
