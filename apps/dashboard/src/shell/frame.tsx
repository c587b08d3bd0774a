import { ActionIcon } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Brand } from '../parts/brand.tsx';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './shell.module.css';

interface FrameProps {
  /** A band across the whole page, above everything else. */
  readonly band: ReactNode;
  /** The sidebar. On narrow screens a button opens it. Following one of its links closes it. */
  navigation(onFollow: () => void): ReactNode;
  /** Content that is shown over the page. */
  readonly children?: ReactNode;
}

/** The frame around the pages of both applications. */
export function Frame({ band, navigation, children }: FrameProps) {
  const text = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the navigation of narrow screens
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {text('skip')}
      </a>
      <div className={styles.band}>{band}</div>
      <header className={styles.bar}>
        <Brand />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label={text(isOpen ? 'close_navigation' : 'open_navigation')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
        </ActionIcon>
      </header>
      <aside id="navigation" aria-label={text('menu')} className={styles.navigation} data-open={isOpen}>
        {navigation(() => setOpen(false))}
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      {children}
    </div>
  );
}
