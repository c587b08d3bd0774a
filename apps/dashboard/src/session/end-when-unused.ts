import { useEffect } from 'react';
import { type Session, useSignOut } from './session.ts';

const lookEveryMs = 30_000;
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs out when nobody has used the page for as long as the gateway lets a session wait: lists that refresh themselves would
 * keep it alive in a browser that somebody has left.
 */
export function useEndWhenUnused(session: Session | null, readAtMs: number): void {
  const signOut = useSignOut();
  const idleMs = session === null ? null : Date.parse(session.idle_expires_at) - readAtMs;
  useEffect(() => {
    if (idleMs === null) return;
    let usedAt = Date.now();
    const noteUse = () => {
      usedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - usedAt >= idleMs) void signOut();
    }, lookEveryMs);
    for (const sign of signsOfUse) addEventListener(sign, noteUse, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfUse) removeEventListener(sign, noteUse);
    };
  }, [idleMs, signOut]);
}
