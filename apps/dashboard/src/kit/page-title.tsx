import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Icon } from './icon.tsx';
import styles from './page-title.module.css';

interface PageTitleProps {
  /** A link to the list to which the page belongs. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly title: string;
  /** A sentence that describes the page. */
  readonly note?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

/** The heading of a page, which is also the title of the browser's tab. */
export function PageTitle({ back, title, note, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Dakpion`;
  }, [title]);
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="0.75rem 1.5rem" mb="lg">
      <div>
        {back !== undefined && (
          <Link to={back.to} className={styles.back}>
            <Icon name="back" size={16} />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
