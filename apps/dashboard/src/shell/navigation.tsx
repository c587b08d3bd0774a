import { Icon } from '../kit/icon.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { pages } from '../pages/pages.ts';
import { useEnvironment } from '../session/environment.ts';
import { useSession, useSignOut } from '../session/session.ts';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { EnvironmentSwitch } from './environment-switch.tsx';
import styles from './navigation.module.css';
import { SideNavigation } from './side-navigation.tsx';

/** The sidebar: environment, pages, and the user. */
export function Navigation({ onFollow }: { readonly onFollow: () => void }) {
  const text = useTexts(shellTexts);
  const environment = useEnvironment();
  const { user, partner } = useSession();
  const signOut = useSignOut();
  return (
    <SideNavigation
      above={
        <>
          <p className={styles.partner}>{partner.name}</p>
          <EnvironmentSwitch />
        </>
      }
      entries={pages.flatMap(({ path, entry, only = environment }) =>
        entry === undefined || only !== environment
          ? []
          : [{ path: `/${environment}/${path}`, icon: entry, title: text(entry) }],
      )}
      last={
        <li>
          <a href="/docs" target="_blank" rel="noreferrer" className={styles.entry}>
            <Icon name="outside" />
            {text('documentation')}
          </a>
        </li>
      }
      user={
        <>
          <p className={`small ${styles.fact}`}>{user.email}</p>
          {signOut.isError && <ProblemNote error={signOut.error} />}
        </>
      }
      onFollow={onFollow}
      onSignOut={() => signOut.mutate()}
    />
  );
}
