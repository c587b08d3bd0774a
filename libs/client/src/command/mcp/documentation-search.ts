/** A part of the documentation below one heading. */
export interface DocumentationSection {
  /** The title of the guide. */
  readonly guide: string;
  readonly heading: string;
  readonly url: string;
  readonly text: string;
}

/** The weight of a word in a heading, relative to a word in the text. */
const weightOfHeading = 4;
/** The maximum number of repetitions of a word that count. */
const maxRepetitions = 5;

/** Splits guides in Markdown at their headings. `urlOf`: the address of the guide with this title. */
export function sectionsOf(markdown: string, urlOf: (title: string) => string): DocumentationSection[] {
  const sections: { guide: string; heading: string; url: string; lines: string[] }[] = [];
  let guide = '';
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks = '', heading = ''] = (!isCode && /^(#{1,3}) (.+)$/.exec(line)) || [];
    if (marks === '#') guide = heading;
    if (marks === '') sections.at(-1)?.lines.push(line);
    else sections.push({ guide, heading, url: urlOf(guide), lines: [] });
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '');
}

/** The sections that match the query best, best first. Words that occur in few sections count more. */
export function searchSections(
  sections: readonly DocumentationSection[],
  query: string,
  limit: number,
): DocumentationSection[] {
  const terms = [...new Set(wordsOf(query))];
  const counted = sections.map((section) => ({ section, counts: countsOf(section, terms) }));
  const weights = terms.map((_, index) => {
    const having = counted.filter(({ counts }) => (counts[index] ?? 0) > 0).length;
    return having === 0 ? 0 : Math.log(1 + sections.length / having);
  });
  return counted
    .map(({ section, counts }) => ({ section, score: scoreOf(counts, weights) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ section }) => section);
}

const scoreOf = (counts: readonly number[], weights: readonly number[]) =>
  counts.reduce((sum, count, index) => sum + Math.log1p(count) * (weights[index] ?? 0), 0);

function countsOf({ guide, heading, text }: DocumentationSection, terms: readonly string[]): number[] {
  const titles = new Set(wordsOf(`${guide} ${heading}`));
  const words = wordsOf(text);
  return terms.map((term) => {
    const repetitions = words.filter((word) => word === term).length;
    return Math.min(repetitions, maxRepetitions) + (titles.has(term) ? weightOfHeading : 0);
  });
}

/** The words in lower case, without the s of the plural: `webhooks` finds `webhook`. A code is one word. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
