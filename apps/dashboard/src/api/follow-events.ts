import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Environment } from './gateway.ts';
import { pause } from './pause.ts';

const comeAgainAfterMs = 5_000;
/** The pause after a stream has ended. The random part keeps browsers from reconnecting all at the same time. */
const leastPauseMs = 500;
const morePauseMs = 1_000;
/**
 * A stream without an event or a comment for this time is dead, e.g. because the computer has slept, and the browser may never
 * report it. The gateway sends a comment every 15 s.
 */
const silentForMs = 45_000;

interface FollowedEvent {
  /** `order_event` or `rider_location`. */
  readonly name: string;
  readonly data: unknown;
}

/** The stream to read. */
interface FollowedStream {
  readonly environment: Environment;
  readonly signal: AbortSignal;
  /** Called whenever a connection is open: events may have been missed before. */
  onBegin(): void;
  onEvent(event: FollowedEvent): void;
  /** Called whenever no connection could be opened. */
  onLost(): void;
}

/**
 * Reads the server-sent events of all orders until `signal` is aborted, and reconnects when the gateway ends the stream. Never
 * rejects. Without a stream, pages keep the data that they have read.
 */
export async function followEvents({ environment, signal, onBegin, onEvent, onLost }: FollowedStream): Promise<void> {
  while (!signal.aborted) {
    let hasBegun = false;
    try {
      const headers = { 'X-Environment': environment, Accept: 'text/event-stream' };
      const response = await fetch('/v1/business/stream', { headers, signal });
      if (response.ok && response.body !== null) {
        hasBegun = true;
        onBegin();
        await readStream(response.body, onEvent);
      }
      // The session has ended. The next read of data finds that too, and leads to the sign-in page.
      if (response.status === 401 || response.status === 403) onBegin();
    } catch {
      // The network or the gateway is down, or the user left the page: the loop decides.
    }
    if (signal.aborted) return;
    if (!hasBegun) onLost();
    // Ends early when the signal aborts, so that another tab can take over at once.
    await pause(hasBegun ? leastPauseMs + Math.random() * morePauseMs : comeAgainAfterMs, signal);
  }
}

async function readStream(body: ReadableStream<Uint8Array>, onEvent: (event: FollowedEvent) => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reader.cancel(), silentForMs);
  };
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const parser = new EventSourceParserStream({ onComment: waitAgain });
  const reader = body.pipeThrough(decoder).pipeThrough(parser).getReader();
  try {
    for (;;) {
      waitAgain();
      const { done, value } = await reader.read();
      if (done) return;
      onEvent({ name: value.event ?? 'message', data: JSON.parse(value.data) });
    }
  } finally {
    clearTimeout(timer);
  }
}
