import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { now } from '../api/clock.ts';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { isSignedOut } from '../api/problem-error.ts';
import { forgetSession, type Session, useSignOut } from './session.ts';

const lookEveryMs = 30_000;
/** The part of the idle time after which a use is told to the gateway. */
const keepAfter = 1 / 4;
const usedAtKey = 'dakpion-used-at';
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs out when no tab of the browser was used for as long as the gateway keeps an idle session. Otherwise lists that refresh
 * themselves would keep the session of an unattended browser alive. While a tab is used, the gateway is told so: it counts requests,
 * and a long form sends none until it is complete.
 */
export function useEndWhenUnused(session: Session | null): void {
  const client = useQueryClient();
  const { mutate: signOut } = useSignOut();
  // Computed when the session has been read, so that a clock that is set right later does not change it.
  const idleMs = useMemo(() => (session === null ? null : Date.parse(session.idle_expires_at) - now()), [session]);
  // Without an answer, the gateway ends the session by itself, because nothing uses it any more.
  const end = useCallback(() => signOut(undefined, { onError: () => forgetSession(client) }), [client, signOut]);
  const keep = useCallback(() => {
    bodyOf(dashboard.GET('/v1/dashboard/session')).catch((error: unknown) => {
      // After any other failure, the next request of the page shows it.
      if (isSignedOut(error)) forgetSession(client);
    });
  }, [client]);
  useWhenUnused(idleMs, end, { shared: localStorage, keep });
}

interface UseOfPages {
  /** The use of any page with this storage counts. Null: only the use of this page counts. */
  readonly shared: Storage | null;
  /** Called while the page is used, about four times in `idleMs`. */
  readonly keep: () => void;
}

/** Calls `end` when the page was not used for this number of milliseconds (null: never). */
export function useWhenUnused(idleMs: number | null, end: () => void, { shared, keep }: UseOfPages): void {
  const isOn = idleMs !== null;
  const usedAt = useRef(0);
  useEffect(() => {
    if (!isOn) return;
    const noteUse = () => {
      usedAt.current = Date.now();
      shared?.setItem(usedAtKey, String(usedAt.current));
    };
    noteUse();
    for (const sign of signsOfUse) addEventListener(sign, noteUse, { passive: true });
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, noteUse);
    };
  }, [isOn, shared]);
  // Apart from the above, because a session that is read again is no use of the page.
  useEffect(() => {
    if (idleMs === null) return;
    let keptAt = Date.now();
    const timer = setInterval(() => {
      const lastUse = Number(shared?.getItem(usedAtKey) ?? usedAt.current);
      if (Date.now() - lastUse >= idleMs) return end();
      if (lastUse <= keptAt || Date.now() - keptAt < idleMs * keepAfter) return;
      keptAt = Date.now();
      keep();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [idleMs, end, shared, keep]);
}
