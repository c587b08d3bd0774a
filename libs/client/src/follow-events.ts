import { EventStreamParser, type StreamMessage } from './event-stream-parser.ts';
import { longestAskedSeconds, pauseFor } from './fetch-with-retry.ts';
import type { DhakaTime, WebhookBody } from './generated/api.types.ts';
import { DakpionProblemError, errorOf } from './problem-error.ts';

/** The location of a rider. */
export interface RiderLocation {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly rider_id: number;
  readonly rider_latitude: number;
  readonly rider_longitude: number;
  readonly location_updated_at: DhakaTime;
  /** Whole minutes. */
  readonly time_to_pickup: number | null;
  /** Whole minutes. */
  readonly duration: number | null;
  readonly eta: DhakaTime | null;
}

/** A message of a stream. Store `id` together with the results of the event: {@link followEvents} can continue after it. */
export type FollowedEvent =
  | { readonly type: 'order_event'; readonly id: string; readonly data: WebhookBody }
  | { readonly type: 'rider_location'; readonly data: RiderLocation };

export interface FollowOptions {
  /** The `id` of the last event that you have handled. Default: only new events. For one order: all its events. */
  readonly after?: string;
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /**
   * Called before each new connection, with the error that ended the last one (null: the service ended the stream, as it does every
   * few minutes) and the pause in milliseconds. A DakpionProblemError `rate_limited` can mean that 10 streams are open: no event
   * comes until one of them is closed.
   */
  readonly onRetry?: (error: Error | null, pauseMs: number) => void;
}

/** A connection to a stream. */
export interface StreamConnection {
  readonly url: string;
  readonly apiKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly random: () => number;
  /** Reconnects after this time without an answer, a message or a heartbeat, in milliseconds. */
  readonly silenceMs: number;
  readonly firstPauseMs: number;
}

const longestPauseMs = 30_000;

/**
 * Events as they happen. After a lost connection, it reconnects and continues after the last event, for as long as necessary.
 * Throws errors that another try would not change, such as DakpionProblemError `invalid_api_key`.
 */
export async function* followEvents(
  connection: StreamConnection,
  { after, signal, onRetry }: FollowOptions,
): AsyncGenerator<FollowedEvent, void> {
  // For example from an empty file, or one with an empty line. The service would send only new events.
  if (after?.trim() === '') throw new TypeError('after must be the id of an event, and is empty.');
  let lastId = after;
  for (let failures = 0; signal?.aborted !== true; ) {
    const ended = new AbortController();
    const end = () => ended.abort();
    signal?.addEventListener('abort', end, { once: true });
    // Outside of the try block, because repeating does not help with an invalid address or key.
    const request = requestOf(connection, lastId, ended.signal);
    let lost: Error | null = null;
    try {
      const response = await connect(connection, request, ended.signal);
      for await (const message of messagesOf(response, connection.silenceMs, ended.signal)) {
        // Before the id counts: an event whose data cannot be read is requested again.
        const event = followedEvent(message);
        failures = 0;
        // Also for a message without an event: the first id of a stream is its start position.
        lastId = message.id ?? lastId;
        if (event !== null) yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (!isPassing(error)) throw error;
      lost = error as Error;
    } finally {
      signal?.removeEventListener('abort', end);
      // Runs also if the caller leaves its loop.
      end();
    }
    failures += 1;
    const pauseMs = pauseAfter(failures, lost, connection);
    onRetry?.(lost, pauseMs);
    await pauseFor(pauseMs, signal ?? null).catch(() => undefined);
  }
}

/** At least the time that the service asks for. */
function pauseAfter(failures: number, error: Error | null, { firstPauseMs, random }: StreamConnection): number {
  const asked = error instanceof DakpionProblemError ? (error.retryAfterSeconds ?? 0) : 0;
  const own = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 10));
  return Math.max(own, Math.min(asked, longestAskedSeconds) * 1_000) * (1 + random() / 4);
}

function requestOf({ url, apiKey }: StreamConnection, lastId: string | undefined, signal: AbortSignal): Request {
  const headers = { 'X-API-Key': apiKey, Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) };
  // The API never redirects, and the key must not be sent to another server.
  return new Request(url, { headers, signal, redirect: 'manual' });
}

async function connect(
  { fetch, silenceMs }: StreamConnection,
  request: Request,
  signal: AbortSignal,
): Promise<Response> {
  const answer = fetch(request);
  // A race, because Node 20 may forget that the signal belongs to the request.
  const silence = pauseFor(silenceMs, signal).then(() => Promise.reject(new Error('The service is silent.')));
  const response = await Promise.race([answer, silence]);
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const text = await Promise.race([response.text(), silence]);
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON, for example the page of a proxy.
  }
  throw errorOf(response, body);
}

/** Whether another try may succeed: the connection was lost, or the service is busy. */
function isPassing(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return typeof status !== 'number' || status === 429 || status >= 500;
}

async function* messagesOf(
  response: Response,
  silenceMs: number,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage, void> {
  const parser = new EventStreamParser();
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  // Closes the connection explicitly, because Node 20 may have lost the link from the signal to the request.
  const close = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      yield* parser.read(decoder.decode(value, { stream: true }));
    }
  } finally {
    close();
  }
}

/** The event in a message. Null for an id without an event, and for events that this version does not know. */
function followedEvent({ event, id, data }: StreamMessage): FollowedEvent | null {
  if (data === null) return null;
  if (event === 'order_event' && id !== null) return { type: event, id, data: JSON.parse(data) };
  return event === 'rider_location' ? { type: event, data: JSON.parse(data) } : null;
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream is silent.')), ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
