import { topics } from '@dakpion/contracts';

/** Where a dead letter lies: the topic that its message was sent to, and its place in that topic's dead letters. */
export interface LetterPlace {
  readonly topic: string;
  readonly place: string;
}

/** The topics that can have dead letters, by name. */
export const lettersTopics: readonly string[] = Object.values(topics)
  .map(({ name }) => name)
  .sort();

const form = /^([\w.-]{1,200}):(\d{1,16}(?:-\d{1,16})?)$/;

export function letterIdOf({ topic, place }: LetterPlace): string {
  return `${topic}:${place}`;
}

/** Null when the text is no dead letter's id. */
export function letterPlaceOf(letterId: string): LetterPlace | null {
  const [, topic = '', place = ''] = form.exec(letterId) ?? [];
  return lettersTopics.includes(topic) ? { topic, place } : null;
}
