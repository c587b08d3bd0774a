import { type ReactNode, useEffect } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  readonly title: string;
  /** A sentence that describes the page. */
  readonly note?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

/** The heading of a page, which is also the title of the browser's tab. */
export function PageTitle({ title, note, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Dakpion`;
  }, [title]);
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
