import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { followOrders } from './order-news.ts';

/** The minimum time between two reads of a list that changes constantly, in ms. */
const readAtMostEveryMs = 1_000;

/** Reads all data of an environment's orders again when any order may have changed, at most every `everyMs`. */
export function useFollowOrders(environment: Environment, everyMs = readAtMostEveryMs): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: ['orders', environment] });
    };
    const leave = followOrders(environment, ({ kind }) => {
      if (kind !== 'rider_location') timer ??= setTimeout(readAgain, everyMs);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, environment, everyMs]);
}

/** An event as partners receive it. Its other fields are shown as they are. */
export interface OrderEvent {
  readonly event_id: string;
  readonly event: string;
  readonly timestamp: string;
}

/** The events of one order, in sequence. The order is read again when it may have changed. */
export function useFollowOrder(environment: Environment, orderId: string): readonly OrderEvent[] {
  const client = useQueryClient();
  const events = useQuery({
    queryKey: ['order', environment, orderId, 'events'],
    queryFn: () =>
      bodyOf(business(environment).GET('/v1/business/events', { params: { query: { order_id: orderId } } })),
  });
  useEffect(
    () =>
      followOrders(environment, (news) => {
        if (news.kind !== 'unknown' && news.orderId !== orderId) return;
        // Only the location of the rider has changed, so only the order itself is read again.
        const exact = news.kind === 'rider_location';
        void client.invalidateQueries({ queryKey: ['order', environment, orderId], exact });
      }),
    [client, environment, orderId],
  );
  return events.data?.data ?? [];
}
