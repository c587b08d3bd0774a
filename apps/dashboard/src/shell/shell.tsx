import { Paper } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Note } from '../kit/note.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { useEndWhenUnused } from '../session/end-when-unused.ts';
import { rememberEnvironment, useEnvironment } from '../session/environment.ts';
import { useIsLive } from '../session/order-news.ts';
import { useOtherTabs } from '../session/other-tabs.ts';
import { SignedIn, sessionQuery } from '../session/session.ts';
import { useLanguage } from '../texts/language.tsx';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { ConfirmSession } from './confirm-session.tsx';
import { EnvironmentBand } from './environment-switch.tsx';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';

/** The frame of all pages for signed-in users. Without a session, the user is sent to the sign-in page. */
export default function Shell() {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const { suggest } = useLanguage();
  useEndWhenUnused(session ?? null);
  useOtherTabs(session?.user.user_id);
  const language = session?.user.language;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (language === undefined) return;
    wasSignedIn.current = true;
    suggest(language);
  }, [language, suggest]);
  if (session === null) return <SignInFirst wasSignedIn={wasSignedIn.current} />;
  if (session !== undefined) {
    return (
      <SignedIn value={session}>
        <FrameOfEnvironment />
      </SignedIn>
    );
  }
  return (
    <main className={styles.alone}>{error !== null && <ProblemNote error={error} retry={() => void refetch()} />}</main>
  );
}

/**
 * Deletes all data that was read in the session, so that the next user of the browser cannot see it, and opens the sign-in page,
 * once. After signing in, the user returns to the requested page: after a session without what was searched for, which the next user
 * must not see either.
 */
function SignInFirst({ wasSignedIn }: { readonly wasSignedIn: boolean }) {
  const navigate = useNavigate();
  const { href, pathname } = useLocation();
  const asked = useRef(wasSignedIn ? { next: pathname, ended: true } : { next: href });
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    void navigate({ to: '/sign-in', search: asked.current, replace: true });
  }, [client, navigate]);
  return null;
}

function FrameOfEnvironment() {
  const text = useTexts(shellTexts);
  const environment = useEnvironment();
  const isLive = useIsLive();
  useEffect(() => rememberEnvironment(environment), [environment]);
  return (
    <Frame band={<EnvironmentBand />} navigation={(onFollow) => <Navigation onFollow={onFollow} />}>
      <div role="status" className={styles.lost}>
        {!isLive && (
          <Paper withBorder shadow="md">
            <Note tone="wait">{text('not_live')}</Note>
          </Paper>
        )}
      </div>
      <ConfirmSession />
    </Frame>
  );
}
