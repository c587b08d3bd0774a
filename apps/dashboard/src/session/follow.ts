import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents } from '../api/follow-events.ts';
import type { Environment } from '../api/gateway.ts';

/** Milliseconds between two reads of a list that changes all the time. */
const readAtMostEveryMs = 1_000;
/** An order has less than 20 events; a longer list would contain those of another order. */
const maxEvents = 200;

/** Reads all data of an environment's orders again when any order changes, at most every `everyMs`. */
export function useFollowOrders(environment: Environment, everyMs = readAtMostEveryMs): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: ['orders', environment] });
    };
    void followEvents({ path: '/v1/business/stream', environment, signal: leaving.signal }, ({ name }) => {
      if (name === 'order_event') timer ??= setTimeout(readAgain, everyMs);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, environment, everyMs]);
}

/** An event as partners receive it; other fields are shown as they are. */
export interface OrderEvent {
  readonly event_id: string;
  readonly event: string;
  readonly timestamp: string;
}

/** The events of one order, the first one first. The order is read again with each event. */
export function useFollowOrder(environment: Environment, orderId: string): readonly OrderEvent[] {
  const client = useQueryClient();
  const [events, setEvents] = useState<readonly OrderEvent[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    setEvents([]);
    const note = (event: OrderEvent) => {
      setEvents((known) =>
        known.some(({ event_id }) => event_id === event.event_id) ? known : [...known, event].slice(-maxEvents),
      );
      void client.invalidateQueries({ queryKey: ['order', environment, orderId] });
    };
    const path = `/v1/business/order/${encodeURIComponent(orderId)}/stream`;
    void followEvents({ path, environment, signal: leaving.signal }, ({ name, data }) => {
      if (name === 'order_event') note(data as OrderEvent);
      // Not an event of the order: only the rider's location has changed.
      else if (name === 'rider_location') void client.invalidateQueries({ queryKey: ['order', environment, orderId] });
    });
    return () => leaving.abort();
  }, [client, environment, orderId]);
  return events;
}
