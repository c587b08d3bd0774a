import { type Format, formatOf } from './format-of.ts';
import { type Language, useLanguage } from './language.tsx';

export type { Format };

/** One entry for each language. Making formatters takes milliseconds, and every row of a list needs some. */
const formats = new Map<Language, Format>();

/** The formats of numbers, money and times in the language of the page. */
export function useFormat(): Format {
  const { language } = useLanguage();
  const format = formats.get(language) ?? formatOf(language);
  formats.set(language, format);
  return format;
}
