import { followEvents } from '../api/follow-events.ts';
import type { Environment } from '../api/gateway.ts';
import { setLive } from './live.ts';

/** What tabs are told about orders. */
type OrderNews =
  /** Any order may have changed: the stream has begun, or the tab is visible again. */
  | { readonly kind: 'unknown' }
  /** The stream has ended and cannot be opened again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'order_event' | 'rider_location'; readonly orderId: string };

/**
 * Follows the orders of an environment until the returned function is called. All tabs of a browser share one stream, because
 * HTTP/1.1 has at most six connections to a host: the tab that holds the lock reads it and tells the others. A hidden tab releases
 * the lock, is told nothing, and gets `unknown` when it is visible again.
 */
export function followOrders(
  environment: Environment,
  onNews: (news: Exclude<OrderNews, { kind: 'lost' }>) => void,
): () => void {
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
    if (!document.hidden) onNews({ kind: 'unknown' });
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
