import { useMemo } from 'react';
import { type Format, formatOf } from './format-of.ts';
import { useLanguage } from './language.tsx';

export type { Format };

/** The formats of numbers, money and times in the language of the page. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => formatOf(language), [language]);
}
