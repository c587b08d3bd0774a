import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../parts/empty-state.tsx';
import type { IconName } from '../parts/icon.tsx';
import { PagesOfList } from '../parts/pages-of-list.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './operator.module.css';

const waitingRows = ['1', '2', '3', '4', '5'];

export interface Column<Row> {
  readonly label: string;
  readonly kind?: 'number' | 'time' | 'action';
  cell(row: Row): ReactNode;
}

interface ListedProps<Row> {
  readonly query: UseQueryResult<{ readonly data: readonly Row[] }>;
  readonly columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** The texts of an empty list: a sentence in a section; a symbol and more words on a page of its own. */
  readonly none: string | { readonly icon: IconName; readonly title: string; readonly note: string };
}

/** A list as a table, with its states while loading, when empty and after an error. */
export function Listed<Row>({ query, columns, keyOf, none }: ListedProps<Row>) {
  if (query.isPending) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        {waitingRows.map((row) => (
          <Skeleton key={row} height={44} radius="md" />
        ))}
      </div>
    );
  }
  // The previous data stays while a new read fails.
  const note = query.isError && <ProblemNote error={query.error} retry={() => void query.refetch()} />;
  const rows = query.data?.data ?? [];
  if (rows.length === 0 && note !== false) return note;
  if (rows.length === 0 && typeof none === 'string') return <p className="soft">{none}</p>;
  if (rows.length === 0 && typeof none !== 'string') {
    return (
      <EmptyState icon={none.icon} title={none.title}>
        {none.note}
      </EmptyState>
    );
  }
  return (
    <>
      {note}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" data-kind={kind}>
                <span className={kind === 'action' ? 'only-read' : undefined}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, kind, cell }) => (
                <td key={label} data-kind={kind} data-label={label}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The reader's position in a list with cursors: the cursors of the previous pages, and of this one. */
export function usePlaces(): { readonly after: string | undefined; readonly turn: Turn } {
  const [places, setPlaces] = useState<readonly string[]>([]);
  return {
    after: places.at(-1),
    turn: {
      isFirst: places.length === 0,
      to: (place) => setPlaces([...places, place]),
      back: () => setPlaces(places.slice(0, -1)),
      toFirst: () => setPlaces([]),
    },
  };
}

interface Turn {
  readonly isFirst: boolean;
  to(place: string): void;
  back(): void;
  toFirst(): void;
}

interface NumberedPagesProps {
  readonly page: number;
  readonly hasMore: boolean;
  onPage(page: number): void;
}

/** The links of {@link TurnPage}, for a list whose pages have numbers. */
export function NumberedPages({ page, hasMore, onPage }: NumberedPagesProps) {
  const text = useTexts(operatorTexts);
  if (page === 1 && !hasMore) return null;
  return (
    <PagesOfList
      label={text('pages')}
      back={{ label: text('previous'), open: page === 1 ? null : () => onPage(page - 1) }}
      forward={{ label: text('next'), open: hasMore ? () => onPage(page + 1) : null }}
    />
  );
}

/** Links to the previous and the next page; nothing if there is only one page. */
export function TurnPage({ turn, next }: { readonly turn: Turn; readonly next: string | null }) {
  const text = useTexts(operatorTexts);
  if (turn.isFirst && next === null) return null;
  return (
    <PagesOfList
      label={text('pages')}
      back={{ label: text('previous'), open: turn.isFirst ? null : turn.back }}
      forward={{ label: text('next'), open: next === null ? null : () => turn.to(next) }}
    />
  );
}

type Tone = 'good' | 'wait' | 'bad' | 'none';

/** A state in words, with a dot in its colour. */
export function State({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
