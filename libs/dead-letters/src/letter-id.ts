import { topics } from '@dakpion/contracts';

/** The location of a dead letter: the original topic of its message, and its place in the dead letters of that topic. */
export interface LetterPlace {
  readonly topic: string;
  readonly place: string;
}

/** The topics with dead letters, by name. */
export const lettersTopics: readonly string[] = Object.values(topics)
  .map(({ name }) => name)
  .sort();

const form = /^([\w.-]{1,200}):(\d{1,16}(?:-\d{1,16})?)$/;

export function letterIdOf({ topic, place }: LetterPlace): string {
  return `${topic}:${place}`;
}

/** The place in the id of a letter. Null if the text is not the id of a dead letter. */
export function letterPlaceOf(letterId: string): LetterPlace | null {
  const [, topic = '', place = ''] = form.exec(letterId) ?? [];
  return lettersTopics.includes(topic) ? { topic, place } : null;
}
