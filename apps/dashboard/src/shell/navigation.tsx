import { Stack, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { pages } from '../pages/pages.ts';
import { Preferences } from '../parts/preferences.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useSession, useSignOut } from '../session/session.ts';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { EnvironmentSwitch } from './environment-switch.tsx';
import styles from './navigation.module.css';

function Entries({ onFollow }: { readonly onFollow: () => void }) {
  const text = useTexts(shellTexts);
  const environment = useEnvironment();
  const shown = pages.filter(({ only }) => only === undefined || only === environment);
  return (
    <nav aria-label={text('navigation')}>
      <Stack component="ul" gap={2}>
        {shown.map(
          ({ path, entry }) =>
            entry !== undefined && (
              <li key={path}>
                <Link to={`/${environment}/${path}`} className={styles.entry} onClick={onFollow}>
                  <Icon name={entry} />
                  {text(entry)}
                </Link>
              </li>
            ),
        )}
        <li>
          <a href="/docs" target="_blank" rel="noreferrer" className={styles.entry}>
            <Icon name="outside" />
            {text('documentation')}
          </a>
        </li>
      </Stack>
    </nav>
  );
}

/** The sidebar: environment, pages, and the user. */
export function Navigation({ onFollow }: { readonly onFollow: () => void }) {
  const text = useTexts(shellTexts);
  const { user, partner } = useSession();
  const signOut = useSignOut();
  return (
    <div className={styles.side}>
      <p className={styles.partner}>{partner.name}</p>
      <EnvironmentSwitch />
      <Entries onFollow={onFollow} />
      <div className={styles.foot}>
        <Preferences />
        <p className={`small ${styles.fact}`}>{text('time_zone')}</p>
        <p className={`small ${styles.fact}`}>{user.email}</p>
        <UnstyledButton className={styles.entry} onClick={() => void signOut()}>
          <Icon name="sign-out" />
          {text('sign_out')}
        </UnstyledButton>
      </div>
    </div>
  );
}
