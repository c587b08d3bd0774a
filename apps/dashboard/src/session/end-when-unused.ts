import { useEffect } from 'react';
import { type Session, useSignOut } from './session.ts';

const lookEveryMs = 30_000;
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs out when the page was not used for as long as the gateway keeps an idle session: without this, lists that
 * refresh themselves would keep the session alive in an unattended browser.
 */
export function useEndWhenUnused(session: Session | null, readAtMs: number): void {
  useWhenUnused(session === null ? null : Date.parse(session.idle_expires_at) - readAtMs, useSignOut());
}

/** Calls `end` when the page was not used for this many milliseconds; never, if null. */
export function useWhenUnused(idleMs: number | null, end: () => unknown): void {
  useEffect(() => {
    if (idleMs === null) return;
    let usedAt = Date.now();
    const noteUse = () => {
      usedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - usedAt >= idleMs) void end();
    }, lookEveryMs);
    for (const sign of signsOfUse) addEventListener(sign, noteUse, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfUse) removeEventListener(sign, noteUse);
    };
  }, [idleMs, end]);
}
