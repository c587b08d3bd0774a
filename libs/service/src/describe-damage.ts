import type { EventStoreDamagedError } from '@dakpion/event-store';

/** What was found and what to do, in one line. Only a backup has the events that cannot be read. */
export function describeDamage({ message }: EventStoreDamagedError): string {
  return `The event store is damaged: ${message}. Do not delete anything. See "Damaged files" in docs/operations/repair.md.`;
}
