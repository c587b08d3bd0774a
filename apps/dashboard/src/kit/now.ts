import { useEffect, useState } from 'react';
import { now } from '../api/clock.ts';

/** Epoch milliseconds at the gateway, updated after each period. */
export function useNow(everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return at;
}
