import { Button } from '@mantine/core';
import styles from './pages-of-list.module.css';

/** A link to another page of a list. */
interface PageLink {
  readonly label: string;
  /** Null: there is no such page. */
  readonly open: (() => void) | null;
}

interface PagesOfListProps {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  /** A sentence about the shown page or the list. */
  readonly note?: string;
  readonly back: PageLink;
  readonly forward: PageLink;
}

/** Links to two other pages of a list. */
export function PagesOfList({ label, note, back, forward }: PagesOfListProps) {
  return (
    <nav aria-label={label} className={styles.pages}>
      {note !== undefined && <span className={`soft ${styles.note}`}>{note}</span>}
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
    </nav>
  );
}
