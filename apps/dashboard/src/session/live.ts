import { useSyncExternalStore } from 'react';

let isLive = true;
const listeners = new Set<() => void>();

/** Told by the stream of the shown page. A page without a stream counts as live: it promises nothing. */
export function setLive(live: boolean): void {
  if (live === isLive) return;
  isLive = live;
  for (const listener of listeners) listener();
}

/** False while the page shows changes no more, because its stream is lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLive,
  );
}
