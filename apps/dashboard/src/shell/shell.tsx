import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useEndWhenUnused } from '../session/end-when-unused.ts';
import { rememberEnvironment, useEnvironment } from '../session/environment.ts';
import { useIsLive } from '../session/live.ts';
import { sessionQuery } from '../session/session.ts';
import { useLanguage } from '../texts/language.tsx';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { ConfirmSession } from './confirm-session.tsx';
import { EnvironmentBand } from './environment-switch.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';

/** The frame of all pages for signed-in users. Without a session, the user is sent to the sign-in page. */
export default function Shell() {
  const { data: session, error, refetch, dataUpdatedAt } = useQuery(sessionQuery);
  const { suggest } = useLanguage();
  useEndWhenUnused(session ?? null, dataUpdatedAt);
  const language = session?.user.language;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (language === undefined) return;
    wasSignedIn.current = true;
    suggest(language);
  }, [language, suggest]);
  if (session === null) return <SignInFirst wasSignedIn={wasSignedIn.current} />;
  if (session !== undefined) return <Frame />;
  return (
    <main className={styles.alone}>{error !== null && <ProblemNote error={error} retry={() => void refetch()} />}</main>
  );
}

/** Opens the sign-in page, once; after signing in, the user returns to the requested page. */
function SignInFirst({ wasSignedIn }: { readonly wasSignedIn: boolean }) {
  const navigate = useNavigate();
  const { href } = useLocation();
  const asked = useRef({ next: href, ...(wasSignedIn && { ended: true }) });
  useEffect(() => {
    void navigate({ to: '/sign-in', search: asked.current, replace: true });
  }, [navigate]);
  return null;
}

function Frame() {
  const text = useTexts(shellTexts);
  const environment = useEnvironment();
  const isLive = useIsLive();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => rememberEnvironment(environment), [environment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the navigation of narrow screens
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {text('skip')}
      </a>
      <div className={styles.band}>
        <EnvironmentBand />
      </div>
      <header className={styles.bar}>
        <Brand />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label={text(isOpen ? 'close_navigation' : 'open_navigation')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
        </button>
      </header>
      <aside id="navigation" aria-label={text('menu')} className={styles.navigation} data-open={isOpen}>
        <Navigation onFollow={() => setOpen(false)} />
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <p role="status" className={styles.lost}>
        {!isLive && text('not_live')}
      </p>
      <ConfirmSession />
    </div>
  );
}
