import { useEffect } from 'react';
import { type Session, useSignOut } from './session.ts';

const lookEveryMs = 30_000;
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs out when nobody has used the page for as long as the gateway lets a session wait: lists that refresh themselves would
 * keep it alive in a browser that somebody has left.
 */
export function useEndWhenUnused(session: Session | null, readAtMs: number): void {
  useWhenUnused(session === null ? null : Date.parse(session.idle_expires_at) - readAtMs, useSignOut());
}

/** Calls `end` when nobody has used the page for as many milliseconds; never, if that is null. */
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
