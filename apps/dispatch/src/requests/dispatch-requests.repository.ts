import { type DispatchRequest, type Environment, requestStreamPrefix, storedVersions } from '@dakpion/contracts';
import { type EventStore, newEvent, type RecordedEvent } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';

/** An order has at most one request of each type: a rider is wanted, or no longer wanted. */
const maxRequests = 2;
const schemaVersion = storedVersions.dispatch_events;
const actor = { kind: 'service', service: 'dispatch' } as const;

/**
 * The order for which an event of such a stream asks the robot courier for a rider, or may ask it, because events of version 1 do
 * not name the environment. Null for other events.
 */
export function robotCouriersOrderOf({ type, stream, data }: RecordedEvent): string | null {
  const wanted: DispatchRequest['type'] = 'RiderWanted';
  const { environment = 'sandbox' } = data as { environment?: Environment };
  return type === wanted && environment === 'sandbox' ? stream.slice(requestStreamPrefix.length) : null;
}

/**
 * The requests that were sent to dispatch systems. They are in the event store, so that a repeated order event does not send a
 * request again.
 */
@Injectable()
export class DispatchRequestsRepository {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  /** The requests of an order so far. */
  async typesOf(orderId: string): Promise<readonly DispatchRequest['type'][]> {
    const types: DispatchRequest['type'][] = [];
    const stream = requestStreamPrefix + orderId;
    for await (const { type } of this.eventStore.readStream(stream, { maxCount: maxRequests })) {
      types.push(type as DispatchRequest['type']);
    }
    return types;
  }

  /** Records that a request was published, after `before` others. Does nothing if another instance has recorded it first. */
  async record(
    request: DispatchRequest,
    environment: Environment,
    before: number,
    correlationId: string,
  ): Promise<void> {
    const { type, event_id, order_id, requested_at } = request;
    const event = newEvent(
      { type, data: { order_id, environment, event_id, requested_at } },
      {
        schema_version: schemaVersion,
        occurred_at: requested_at,
        context: { correlation_id: correlationId, causation_id: event_id, actor },
      },
    );
    await this.eventStore.append(requestStreamPrefix + order_id, [event], before === 0 ? 'no_stream' : before - 1);
  }
}
