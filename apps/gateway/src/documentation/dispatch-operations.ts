import type { JsonSchema } from '@dakpion/validation';
import { ListDispatchRequestsDto } from '../dispatch/list-dispatch-requests.controller.ts';
import { maxRiderEvents } from '../dispatch/read-rider-events.ts';
import { pageBytes } from '../http/limits.ts';
import type { Operation } from '../openapi/operation.ts';

/** One rider event or many: the component `RiderEvent` is docs/schemas/rider-event.schema.json. */
export const riderEventsSchema: JsonSchema = {
  anyOf: [
    { $ref: '#/components/schemas/RiderEvent' },
    { type: 'array', minItems: 1, maxItems: maxRiderEvents, items: { $ref: '#/components/schemas/RiderEvent' } },
  ],
};

const postedEvents = {
  202: {
    description: 'The events that were accepted are stored; the others are listed.',
    schema: 'PublishedRiderEvents',
  },
} as const;

/** `POST …/rider-events` of one API. */
export const riderEventsOperation = (id: string, path: string): Operation => ({
  id,
  method: 'post',
  path,
  tag: 'Rider events',
  summary: 'Send rider events',
  description: `One rider event, or an array of at most ${maxRiderEvents}. 422 if none of them can be accepted.`,
  body: { shape: riderEventsSchema },
  answers: postedEvents,
});

/** Every operation that accepts the dispatch token. */
export const dispatchOperations: readonly Operation[] = [
  {
    id: 'listDispatchRequests',
    method: 'get',
    path: '/v1/dispatch/requests',
    tag: 'Dispatch requests',
    summary: 'Get requests for riders',
    description:
      'The messages of the topic `dispatch.requests.v1`, at least once, in order for each order. Send `next_after` as `after` with the next request. With `wait`, the response waits for a message for so many seconds.',
    query: ListDispatchRequestsDto,
    answers: { 200: { description: 'The next messages.', schema: 'DispatchRequestPage', pageBytes } },
    problems: ['validation_failed'],
  },
  riderEventsOperation('postRiderEvents', '/v1/dispatch/rider-events'),
];
