import type { OutgoingHttpHeaders } from 'node:http';
import { Field } from '@dakpion/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { eventPositionRule, isEventPosition } from './event-position.ts';
import type { EventStreams } from './event-streams.ts';
import { streamHeaders } from './stream-connection.ts';

/** The query of a stream, as text. Absent parameters are null. */
export class StreamEventsDto {
  @Field(eventPositionRule, 'optional') readonly after!: string | null;
}

/** A request for a stream. */
interface StreamRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Null: all orders. */
  readonly orderId: string | null;
  /** From the query. The header of a reconnecting client takes precedence. */
  readonly after: string | null;
}

/** Answers with a stream of server-sent events, which continues after this function resolves. Rejects with ProblemError. */
export async function answerWithStream(streams: EventStreams, asked: StreamRequest): Promise<void> {
  const { request, reply, orderId } = asked;
  const after = lastEventId(request) ?? asked.after;
  if (request.method === 'HEAD') return void (await reply.headers(streamHeaders).send());
  const { partner_id, environment, credential, actor } = callerOf(request);
  const follower = actor.kind === 'user' ? actor.user_id : partner_id;
  const client = { owner: { partner_id, environment }, credential, follower };
  const headers = { ...reply.getHeaders(), ...streamHeaders } as OutgoingHttpHeaders;
  const begins = await streams.begin(client, { orderId, after }, { response: reply.raw, headers });
  if (begins) reply.hijack();
  else await reply.send();
}

/** Null when the client connects for the first time. */
function lastEventId({ headers }: FastifyRequest): string | null {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return null;
  if (typeof id === 'string' && isEventPosition(id)) return id;
  const message = 'Must be the id of a streamed event.';
  refuseFaults({ errors: [{ field: 'Last-Event-ID', code: 'bad_format', message }] });
  return null;
}
