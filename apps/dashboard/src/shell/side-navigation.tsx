import { Stack, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './navigation.module.css';

interface SideNavigationProps {
  /** Above the entries. */
  readonly above?: ReactNode;
  readonly entries: readonly {
    readonly path: string;
    readonly icon: IconName;
    readonly title: string;
    readonly mark?: ReactNode;
  }[];
  /** The list item after the entries. */
  readonly last?: ReactNode;
  /** Below the time zone. */
  readonly user?: ReactNode;
  readonly onFollow: () => void;
  readonly onSignOut: () => void;
}

/** The sidebar of both applications: pages, preferences, and the user. */
export function SideNavigation({ above, entries, last, user, onFollow, onSignOut }: SideNavigationProps) {
  const text = useTexts(shellTexts);
  return (
    <div className={styles.side}>
      {above}
      <nav aria-label={text('navigation')}>
        <Stack component="ul" gap={2}>
          {entries.map(({ path, icon, title, mark }) => (
            <li key={path}>
              <Link to={path} className={styles.entry} onClick={onFollow}>
                <Icon name={icon} />
                {title}
                {mark}
              </Link>
            </li>
          ))}
          {last}
        </Stack>
      </nav>
      <div className={styles.foot}>
        <Preferences />
        <p className={`small ${styles.fact}`}>{text('time_zone')}</p>
        {user}
        <UnstyledButton className={styles.entry} onClick={onSignOut}>
          <Icon name="sign-out" />
          {text('sign_out')}
        </UnstyledButton>
      </div>
    </div>
  );
}
