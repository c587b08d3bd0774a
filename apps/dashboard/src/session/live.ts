import { useSyncExternalStore } from 'react';

let isLive = true;
const listeners = new Set<() => void>();

/**
 * Called with the state of the stream of the shown page. A page without a stream counts as live, because it promises no live data.
 */
export function setLive(live: boolean): void {
  if (live === isLive) return;
  isLive = live;
  for (const listener of listeners) listener();
}

/** False if the page no longer shows changes, because its stream is lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLive,
  );
}
