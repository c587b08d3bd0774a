import { useFormat } from './format.ts';
import { useLanguage } from './language.tsx';
import { words } from './words.texts.ts';

/** The key of a text that is available on every page. */
export type Word = keyof typeof words.en;

/** The texts of a page, in all languages, with the same keys. */
interface Texts<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly bn: Readonly<Record<Key, string>>;
}

/** Defines the texts of a page. A key that is missing in one language is a type error. */
export function texts<Key extends string>(
  en: Readonly<Record<Key, string>>,
  bn: Readonly<Record<NoInfer<Key>, string>>,
): Texts<Key> {
  return { en, bn };
}

/** Whether the page has a text for a name from the API. */
export function hasText<Key extends string>(all: Texts<Key>, name: string): name is Key {
  return Object.hasOwn(all.en, name);
}

type TextValues = Readonly<Record<string, string | number>>;

/** The texts of a page in the user's language, and the common words. Values replace `{name}` in a text. */
export function useTexts<Key extends string>(all: Texts<Key>): (key: Key | Word, values?: TextValues) => string {
  const { language } = useLanguage();
  const format = useFormat();
  const own: Readonly<Record<string, string | undefined>> = all[language];
  return (key, values = {}) =>
    (own[key] ?? words[language][key as Word]).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'number' ? format.number(value) : value;
    });
}
