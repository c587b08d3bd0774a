import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Environment } from '../api/gateway.ts';
import { followOrders, type ToldNews } from './order-news.ts';

/** The minimum time between two reads of data that changes constantly, in ms. */
const readAtMostEveryMs = 1_000;

/** Reads all data of an environment's orders again when any order may have changed, at most every `everyMs`. */
export function useFollowOrders(environment: Environment, everyMs = readAtMostEveryMs): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => client.invalidateQueries({ queryKey: ['orders', environment] });
    return readAfterNews(environment, everyMs, ({ kind }) => kind !== 'rider_location', read);
  }, [client, environment, everyMs]);
}

/** Reads the order again when it or the location of its rider may have changed. */
export function useFollowOrder(environment: Environment, orderId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => client.invalidateQueries({ queryKey: ['order', environment, orderId] });
    const concerns = (news: ToldNews) => news.kind === 'unknown' || news.orderId === orderId;
    return readAfterNews(environment, readAtMostEveryMs, concerns, read);
  }, [client, environment, orderId]);
}

/**
 * Calls `read` after news, until the returned function is called. A read begins `everyMs` after the end of the last one, because it
 * would cancel a read in progress, and on a slow network none would ever end.
 */
function readAfterNews(
  environment: Environment,
  everyMs: number,
  concerns: (news: ToldNews) => boolean,
  read: () => Promise<void>,
): () => void {
  let isBusy = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy || !isDue) return;
    isBusy = true;
    isDue = false;
    void read().finally(() => {
      timer = setTimeout(() => {
        isBusy = false;
        look();
      }, everyMs);
    });
  };
  const leave = followOrders(environment, (news) => {
    if (!concerns(news)) return;
    isDue = true;
    look();
  });
  return () => {
    leave();
    isDue = false;
    clearTimeout(timer);
  };
}
