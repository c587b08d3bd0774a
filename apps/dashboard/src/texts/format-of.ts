import type { Language } from './language.tsx';

const timeZone = 'Asia/Dhaka';
/** 24 hours in both languages, because with 12 hours Bangla would have a Latin AM and PM. */
const clock = { timeZone, hourCycle: 'h23' } as const;
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn-BD' };
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats numbers, money and times in a language. Bangla has its own digits. Times are in Dhaka. */
export function formatOf(language: Language) {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale);
  const dateTime = new Intl.DateTimeFormat(locale, { ...clock, dateStyle: 'medium', timeStyle: 'short' });
  const moment = new Intl.DateTimeFormat(locale, { ...clock, dateStyle: 'medium', timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(locale, { ...clock, timeStyle: 'medium' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return {
    number: (value: number) => number.format(value),
    /** Whole BDT. */
    money: (amount: number) => (language === 'bn' ? `৳${number.format(amount)}` : `BDT ${number.format(amount)}`),
    dateTime: (instant: string | number) => dateTime.format(new Date(instant)),
    /** To the second. */
    moment: (instant: string | number) => moment.format(new Date(instant)),
    day: (instant: string | number) => day.format(new Date(instant)),
    month: (instant: string | number) => month.format(new Date(instant)),
    time: (instant: string | number) => time.format(new Date(instant)),
    /** Relative time, in the past or the future: `5 min ago`. */
    relative: (instant: string | number, now: number) => {
      const seconds = Math.round((new Date(instant).getTime() - now) / 1_000);
      const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
      return relative.format(Math.trunc(seconds / length), unit);
    },
    /** Replaces the digits of a text that is not a number, e.g. of a phone number or `02:15:09`. */
    digits: (text: string) =>
      language === 'bn' ? text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))) : text,
  };
}

export type Format = ReturnType<typeof formatOf>;
