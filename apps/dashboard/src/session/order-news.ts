import { useSyncExternalStore } from 'react';
import { followEvents } from '../api/follow-events.ts';
import type { Environment } from '../api/gateway.ts';

/** What tabs are told about orders. */
type OrderNews =
  /** Any order may have changed: the stream has begun, or the tab is visible again. */
  | { readonly kind: 'unknown' }
  /** The stream has ended and cannot be opened again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'order_event' | 'rider_location'; readonly orderId: string };
export type ToldNews = Exclude<OrderNews, { kind: 'lost' }>;

/**
 * Follows the orders of an environment until the returned function is called. All tabs of a browser share one stream, because
 * HTTP/1.1 has at most six connections to a host: the tab that holds the lock reads it and tells the others. A hidden tab releases
 * the lock, is told nothing, and gets `unknown` when it is visible again.
 */
export function followOrders(environment: Environment, onNews: (news: ToldNews) => void): () => void {
  const name = `dakpion-orders-${environment}`;
  const channel = new BroadcastChannel(name);
  const learn = (news: OrderNews) => {
    setLive(news.kind !== 'lost');
    if (news.kind !== 'lost') onNews(news);
  };
  channel.onmessage = ({ data }: MessageEvent<OrderNews>) => {
    if (!document.hidden) learn(data);
  };
  let reading: AbortController | null = null;
  const tell = (news: OrderNews) => {
    if (reading === null) return;
    learn(news);
    channel.postMessage(news);
  };
  const stop = () => {
    reading?.abort();
    reading = null;
  };
  const look = () => {
    if (document.hidden) return stop();
    if (reading !== null) return;
    reading = new AbortController();
    void readInTurn(name, environment, reading.signal, tell);
  };
  const onVisibility = () => {
    look();
    // A hidden tab is not told that the stream is back. If it is still lost, the tab is told so again within seconds.
    if (!document.hidden) learn({ kind: 'unknown' });
  };
  document.addEventListener('visibilitychange', onVisibility);
  look();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
    channel.close();
    setLive(true);
  };
}

/** Waits for the lock, then reads the stream until the signal is aborted. */
async function readInTurn(
  name: string,
  environment: Environment,
  signal: AbortSignal,
  tell: (news: OrderNews) => void,
): Promise<void> {
  const read = () =>
    followEvents({
      environment,
      signal,
      onBegin: () => tell({ kind: 'unknown' }),
      onLost: () => tell({ kind: 'lost' }),
      onEvent: ({ name: kind, data }) => {
        const { order_id: orderId } = data as { readonly order_id: string };
        if (kind === 'order_event' || kind === 'rider_location') tell({ kind, orderId });
      },
    });
  // Browsers provide locks only with https and on loopback.
  if (navigator.locks === undefined) return read();
  await navigator.locks.request(name, { signal }, read).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

let isLive = true;
const listeners = new Set<() => void>();

/**
 * Called with the state of the stream of the shown page. A page without a stream counts as live, because it promises no live data.
 */
function setLive(live: boolean): void {
  if (live === isLive) return;
  isLive = live;
  for (const listener of listeners) listener();
}

/** False if the page no longer shows changes, because its stream is lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(listen, () => isLive);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
