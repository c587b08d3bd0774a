import { Stack, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { useWhenUnused } from '../session/end-when-unused.ts';
import { Frame } from '../shell/frame.tsx';
import navigation from '../shell/navigation.module.css';
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
        <Stack component="ul" gap={2}>
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
        </Stack>
      </nav>
      <div className={navigation.foot}>
        <Preferences />
        <p className={`small ${navigation.fact}`}>{shellText('time_zone')}</p>
        <UnstyledButton className={navigation.entry} onClick={signOut}>
          <Icon name="sign-out" />
          {shellText('sign_out')}
        </UnstyledButton>
      </div>
    </div>
  );
}

function OperatorFrame() {
  const text = useTexts(operatorTexts);
  useWhenUnused(unusedMs, signOut, null);
  const band = (
    <section aria-label={text('operators')} className={styles.band}>
      {text('band')}
    </section>
  );
  return <Frame band={band} navigation={() => <Navigation />} />;
}

/** The frame of all pages. Without the operator token, nothing is shown and nothing is read. */
export function OperatorShell() {
  const isSignedIn = useIsSignedIn();
  const client = useQueryClient();
  useEffect(() => {
    // The next operator at this browser must see none of this data.
    if (!isSignedIn) client.clear();
  }, [isSignedIn, client]);
  return isSignedIn ? <OperatorFrame /> : <OperatorSignIn />;
}
