import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';

/** A link to another page of a list. */
interface PageLink {
  readonly label: string;
  /** Null: there is no such page. */
  readonly open: (() => void) | null;
}

interface PagesOfListProps {
  /** The name of the navigation for screen readers, if it is not that of the list of the page. */
  readonly label?: string;
  /** A sentence about the shown page or the list. */
  readonly note?: string;
  readonly back: PageLink;
  readonly forward: PageLink;
}

/** Links to two other pages of a list. */
export function PagesOfList({ label, note, back, forward }: PagesOfListProps) {
  const text = useTexts(words);
  return (
    <Group component="nav" aria-label={label ?? text('pages')} gap="xs" justify="flex-end" mt="md">
      {note !== undefined && (
        <Group component="span" className="soft" flex={1}>
          {note}
        </Group>
      )}
      {[back, forward].map((link) => (
        <Button
          key={link.label}
          variant="default"
          size="xs"
          disabled={link.open === null}
          onClick={() => link.open?.()}
        >
          {link.label}
        </Button>
      ))}
    </Group>
  );
}

interface OlderPagesProps {
  readonly note?: string;
  /** The place where the shown page begins. Undefined: at the newest entry. */
  readonly after: string | undefined;
  /** The place of the next page. Null: there is none. */
  readonly next: string | null;
  /** Called with the place of another page, or without a place for the newest page. */
  onAfter(place: { readonly after?: string }): void;
}

/** Links to the newest and to an older page of a list whose place is in the address. */
export function OlderPages({ after, next, onAfter, ...list }: OlderPagesProps) {
  const text = useTexts(words);
  return (
    <PagesOfList
      {...list}
      back={{ label: text('newest'), open: after === undefined ? null : () => onAfter({}) }}
      forward={{ label: text('older'), open: next === null ? null : () => onAfter({ after: next }) }}
    />
  );
}

interface NumberedPagesProps {
  readonly label?: string;
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly has_more: boolean;
  };
  /** `replace`: the shown page does not exist, and its address must not stay in the history. */
  onPage(page: number, replace: boolean): void;
}

/**
 * Links to the previous and the next page of a list with page numbers, and which entries are shown. Renders nothing for an empty
 * list. A page after the last one, because the list has become shorter, is left for the last one.
 */
export function NumberedPages({ label, pagination: { page, limit, total, has_more }, onPage }: NumberedPagesProps) {
  const text = useTexts(words);
  const lastPage = Math.max(1, Math.ceil(total / limit));
  useEffect(() => {
    if (page > lastPage) onPage(lastPage, true);
  });
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, first + limit - 1);
  return (
    <PagesOfList
      {...(label !== undefined && { label })}
      note={text('range', { first, last, total })}
      back={{ label: text('previous'), open: page > 1 ? () => onPage(page - 1, false) : null }}
      forward={{ label: text('next'), open: has_more ? () => onPage(page + 1, false) : null }}
    />
  );
}

/** The reader's place in a list whose pages begin after a cursor. */
interface Turn {
  readonly isFirst: boolean;
  to(place: string): void;
  back(): void;
  /** Chooses another list, at its first page. */
  among<Choice>(choose: (choice: Choice) => void): (choice: Choice) => void;
}

/** The reader's place in a list with cursors: the cursors of the previous pages, and of this one. */
export function usePlaces(): { readonly after: string | undefined; readonly turn: Turn } {
  const [places, setPlaces] = useState<readonly string[]>([]);
  return {
    after: places.at(-1),
    turn: {
      isFirst: places.length === 0,
      to: (place) => setPlaces([...places, place]),
      back: () => setPlaces(places.slice(0, -1)),
      among: (choose) => (choice) => {
        choose(choice);
        setPlaces([]);
      },
    },
  };
}

/**
 * Links to the previous and the next page. Renders nothing if there is only one page. `next`: the cursor of the next page,
 * undefined while it is unknown.
 */
export function TurnPage({ turn, next }: { readonly turn: Turn; readonly next: string | null | undefined }) {
  const text = useTexts(words);
  if (turn.isFirst && next == null) return null;
  return (
    <PagesOfList
      back={{ label: text('previous'), open: turn.isFirst ? null : turn.back }}
      forward={{ label: text('next'), open: next == null ? null : () => turn.to(next) }}
    />
  );
}
