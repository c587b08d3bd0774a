import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Brand } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { useWhenUnused } from '../session/end-when-unused.ts';
import navigation from '../shell/navigation.module.css';
import shell from '../shell/shell.module.css';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './operator.module.css';
import { operatorPages } from './operator-pages.ts';
import { OperatorSignIn } from './operator-sign-in.tsx';
import { keepToken, useIsSignedIn } from './token.ts';
import { useWorkCounts } from './work-counts.ts';

/** The same limit as for an unused session of the dashboard. */
const unusedMs = 30 * 60_000;
const signOut = () => keepToken(null);

function Navigation() {
  const text = useTexts(operatorTexts);
  const shellText = useTexts(shellTexts);
  const format = useFormat();
  const counts = useWorkCounts();
  return (
    <div className={navigation.side}>
      <nav aria-label={shellText('navigation')}>
        <ul className={navigation.entries}>
          {operatorPages.map(
            ({ path, entry }) =>
              entry !== undefined && (
                <li key={path}>
                  <Link to={`/${path}`} className={navigation.entry}>
                    <Icon name={entry.icon} />
                    {text(entry.title)}
                    {(counts[path]?.count ?? 0) > 0 && (
                      <span className={styles.count}>
                        {format.number(counts[path]?.count ?? 0)}
                        {counts[path]?.isMore === true && '+'}
                      </span>
                    )}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
      <div className={navigation.foot}>
        <Preferences />
        <p className={navigation.fact}>{shellText('time_zone')}</p>
        <button type="button" className={navigation.entry} onClick={signOut}>
          <Icon name="sign-out" />
          {shellText('sign_out')}
        </button>
      </div>
    </div>
  );
}

function Frame() {
  const text = useTexts(operatorTexts);
  const shellText = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useWhenUnused(unusedMs, signOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the navigation of narrow screens
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className={shell.frame}>
      <a href="#content" className={shell.skip}>
        {shellText('skip')}
      </a>
      <section aria-label={text('operators')} className={`${shell.band} ${styles.band}`}>
        {text('band')}
      </section>
      <header className={shell.bar}>
        <Brand />
        <button
          type="button"
          className={shell.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label={shellText(isOpen ? 'close_navigation' : 'open_navigation')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
        </button>
      </header>
      <aside id="navigation" aria-label={shellText('menu')} className={shell.navigation} data-open={isOpen}>
        <Navigation />
      </aside>
      <main id="content" className={shell.content} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** The frame of all pages. Without the operator token, nothing is shown and nothing is read. */
export function OperatorShell() {
  const isSignedIn = useIsSignedIn();
  const client = useQueryClient();
  useEffect(() => {
    // The next operator at this browser must see none of this data.
    if (!isSignedIn) client.clear();
  }, [isSignedIn, client]);
  return isSignedIn ? <Frame /> : <OperatorSignIn />;
}
