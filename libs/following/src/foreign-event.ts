import type { RecordedEvent } from '@dakpion/event-store';

/** The line of the log about an event of another program in a stream of Dakpion. */
export function leftOut({ stream, revision, type }: Pick<RecordedEvent, 'stream' | 'revision' | 'type'>): string {
  return `Event ${revision} of ${stream}, ${type}, is not an event of Dakpion and is left out.`;
}
