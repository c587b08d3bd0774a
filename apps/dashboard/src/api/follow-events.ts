import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Environment } from './gateway.ts';

const comeAgainAfterMs = 5_000;

export interface FollowedEvent {
  /** `order_event` or `rider_location`. */
  readonly name: string;
  readonly data: unknown;
}

/**
 * Reads server-sent events until `signal` is aborted, and reconnects when the gateway ends the stream. Each connection
 * to the stream of one order begins with its first event. Never rejects: without a stream, pages show the data that
 * they have read.
 */
export async function followEvents(
  {
    path,
    environment,
    signal,
  }: { readonly path: string; readonly environment: Environment; readonly signal: AbortSignal },
  onEvent: (event: FollowedEvent) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const headers = { 'X-Environment': environment, Accept: 'text/event-stream' };
      const response = await fetch(path, { headers, signal });
      if (response.ok && response.body !== null) await readStream(response.body, onEvent);
    } catch {
      // The network or the gateway is down, or the user left the page: the loop decides.
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, comeAgainAfterMs));
  }
}

async function readStream(body: ReadableStream<Uint8Array>, onEvent: (event: FollowedEvent) => void): Promise<void> {
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onEvent({ name: value.event ?? 'message', data: JSON.parse(value.data) });
  }
}
