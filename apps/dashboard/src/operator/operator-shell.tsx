import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWhenUnused } from '../session/end-when-unused.ts';
import { Frame } from '../shell/frame.tsx';
import { SideNavigation } from '../shell/side-navigation.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './operator.module.css';
import { operatorPages } from './operator-pages.ts';
import { OperatorSignIn } from './operator-sign-in.tsx';
import { keepToken, useIsSignedIn } from './token.ts';
import { useWorkCounts } from './work-counts.ts';

/** The same limit as for an unused session of the dashboard. */
const unusedMs = 30 * 60_000;
const signOut = () => keepToken(null);
/** An operator has no session at the gateway. */
const thisTab = { shared: null, keep: () => undefined };

function Navigation({ onFollow }: { readonly onFollow: () => void }) {
  const text = useTexts(operatorTexts);
  const format = useFormat();
  const counts = useWorkCounts();
  const mark = (path: string) => {
    const counted = counts[path];
    if (counted === 'unknown') return <span className={styles.count}>?</span>;
    const { count = 0, isMore = false } = counted ?? {};
    return count > 0 && <span className={styles.count}>{`${format.number(count)}${isMore ? '+' : ''}`}</span>;
  };
  return (
    <SideNavigation
      entries={operatorPages.flatMap(({ path, entry }) =>
        entry === undefined ? [] : [{ path: `/${path}`, icon: entry.icon, title: text(entry.title), mark: mark(path) }],
      )}
      onFollow={onFollow}
      onSignOut={signOut}
    />
  );
}

function OperatorFrame() {
  const text = useTexts(operatorTexts);
  useWhenUnused(unusedMs, signOut, thisTab);
  const band = (
    <section aria-label={text('operators')} className={styles.band}>
      {text('band')}
    </section>
  );
  return <Frame band={band} navigation={(onFollow) => <Navigation onFollow={onFollow} />} />;
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
