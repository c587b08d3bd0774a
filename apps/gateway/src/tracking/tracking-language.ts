/** The languages of the tracking page. */
export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * The language of an answer: the language in the query, otherwise the supported language that Accept-Language prefers,
 * otherwise Bangla, which nearly all receivers read.
 */
export function languageOf(asked: unknown, acceptLanguage: string | undefined): Language {
  const chosen = languages.find((language) => language === asked);
  if (chosen !== undefined) return chosen;
  let [best, bestWeight]: [Language, number] = ['bn', 0];
  // The text is cut after more entries than any browser sends.
  for (const range of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`));
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
    if (language !== undefined && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  return best;
}
