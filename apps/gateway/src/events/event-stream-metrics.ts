import { Counter, Gauge } from 'prom-client';

/**
 * The reason why a stream ended. `key`: the key was revoked or has expired, or its partner is suspended. `old`: it was open for as
 * long as a stream may be.
 */
export type StreamEnd = 'client' | 'slow' | 'old' | 'key' | 'session' | 'shutdown';

export const openStreams = new Gauge({
  name: 'dakpion_event_streams',
  help: 'Event streams of partners that are open at this process.',
});
export const endedStreams = new Counter({
  name: 'dakpion_event_streams_ended_total',
  help: 'Event streams of partners that have ended, by reason.',
  labelNames: ['reason'] as const,
});
export const streamedMessages = new Counter({
  name: 'dakpion_event_stream_messages_total',
  help: 'Messages that were written to event streams of partners.',
  labelNames: ['type'] as const,
});
