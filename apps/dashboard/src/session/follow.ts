import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Environment } from '../api/gateway.ts';
import { followOrders, type ToldNews } from './order-news.ts';

/** The minimum time between two reads of data that changes constantly, in ms. */
const readAtMostEveryMs = 1_000;

/** The time after the last news of an event, in ms, when it is read once more: figures are gathered up to 1.25 s after the event. */
const readOnceMoreAfterMs = 2_000;

/** Reads all data of an environment's orders again when any order may have changed, at most every `everyMs`. */
export function useFollowOrders(environment: Environment, everyMs = readAtMostEveryMs): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => client.invalidateQueries({ queryKey: ['orders', environment] });
    return readAfterNews(environment, everyMs, ({ kind }) => kind !== 'rider_location', read);
  }, [client, environment, everyMs]);
}

/**
 * Reads the order again when it or the location of its rider may have changed. Data of the order below its key, such as its events,
 * is read again with it, except when only the location has changed.
 */
export function useFollowOrder(environment: Environment, orderId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = (isOnlyLocation: boolean) =>
      client.invalidateQueries({ queryKey: ['order', environment, orderId], exact: isOnlyLocation });
    const concerns = (news: ToldNews) => news.kind === 'unknown' || news.orderId === orderId;
    return readAfterNews(environment, readAtMostEveryMs, concerns, read);
  }, [client, environment, orderId]);
}

/**
 * Calls `read` after news, until the returned function is called. A read begins `everyMs` after the end of the last one, because it
 * would cancel a read in progress, and on a slow network none would ever end. After the last news of an event, it reads once more.
 * `isOnlyLocation`: all news since the last read are locations of riders.
 */
function readAfterNews(
  environment: Environment,
  everyMs: number,
  concerns: (news: ToldNews) => boolean,
  read: (isOnlyLocation: boolean) => Promise<void>,
): () => void {
  let isBusy = false;
  let isDue = false;
  let isOnlyLocation = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onceMore: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy || !isDue) return;
    const reading = read(isOnlyLocation);
    isBusy = true;
    isDue = false;
    isOnlyLocation = true;
    void reading.finally(() => {
      timer = setTimeout(() => {
        isBusy = false;
        look();
      }, everyMs);
    });
  };
  const leave = followOrders(environment, (news) => {
    if (!concerns(news)) return;
    isDue = true;
    isOnlyLocation &&= news.kind === 'rider_location';
    look();
    if (news.kind === 'rider_location') return;
    clearTimeout(onceMore);
    onceMore = setTimeout(() => {
      // A hidden tab reads again when it is visible.
      if (document.hidden) return;
      isDue = true;
      isOnlyLocation = false;
      look();
    }, readOnceMoreAfterMs);
  });
  return () => {
    leave();
    isDue = false;
    clearTimeout(timer);
    clearTimeout(onceMore);
  };
}
