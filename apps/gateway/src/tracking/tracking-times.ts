import { type DhakaTime, epochMsOf } from '@dakpion/contracts';
import type { Language } from './tracking-language.ts';

// Times as written in Bangladesh: with 12 hours, and in Bangla with Bangla digits and the part of the day.

const timeZone = 'Asia/Dhaka';
const clocks: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  bn: new Intl.DateTimeFormat('bn-BD', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    dayPeriod: 'short',
  }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
};
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  bn: new Intl.DateTimeFormat('bn-BD', { timeZone, day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' }),
};

/** The time of day, with the day unless it is today. `now` is epoch ms. */
export function timeText(time: DhakaTime, language: Language, now: number): string {
  const at = epochMsOf(time);
  const day = days[language].format(at);
  const isToday = day === days[language].format(now) && Math.abs(at - now) < 2 * 24 * 3_600_000;
  const clock = clockText(at, language);
  return isToday ? clock : `${day}, ${clock}`;
}

/** Bangla names the part of the day first: দুপুর ১:৪৫. */
function clockText(at: number, language: Language): string {
  if (language === 'en') return clocks.en.format(at).replace(/\s/g, ' ');
  const parts = clocks.bn.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  // CLDR's short form of night is literary.
  const period = part('dayPeriod').replace('রাত্রি', 'রাত');
  return `${period} ${part('hour')}:${part('minute')}`.trim();
}
