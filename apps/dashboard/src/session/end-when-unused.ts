import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { now } from '../api/clock.ts';
import { forgetSession, type Session, useSignOut } from './session.ts';

const lookEveryMs = 30_000;
const usedAtKey = 'dakpion-used-at';
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs out when no tab of the browser was used for as long as the gateway keeps an idle session. Otherwise lists that refresh
 * themselves would keep the session of an unattended browser alive.
 */
export function useEndWhenUnused(session: Session | null): void {
  const client = useQueryClient();
  const { mutate: signOut } = useSignOut();
  // Computed when the session has been read, so that a clock that is set right later does not change it.
  const idleMs = useMemo(() => (session === null ? null : Date.parse(session.idle_expires_at) - now()), [session]);
  // Without an answer, the gateway ends the session by itself, because nothing uses it any more.
  const end = useCallback(() => signOut(undefined, { onError: () => forgetSession(client) }), [client, signOut]);
  useWhenUnused(idleMs, end, localStorage);
}

/**
 * Calls `end` when the page was not used for this number of milliseconds (null: never). With `shared`, the use of any page with
 * this storage counts.
 */
export function useWhenUnused(idleMs: number | null, end: () => void, shared: Storage | null): void {
  useEffect(() => {
    if (idleMs === null) return;
    let usedAt = Date.now();
    const noteUse = () => {
      usedAt = Date.now();
      shared?.setItem(usedAtKey, String(usedAt));
    };
    noteUse();
    const timer = setInterval(() => {
      if (Date.now() - Number(shared?.getItem(usedAtKey) ?? usedAt) >= idleMs) end();
    }, lookEveryMs);
    for (const sign of signsOfUse) addEventListener(sign, noteUse, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfUse) removeEventListener(sign, noteUse);
    };
  }, [idleMs, end, shared]);
}
