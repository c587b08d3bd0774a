import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { useNow } from './now.ts';

const tickMs = 20_000;
/** An older time is shown as a date: `19 days ago` says less. */
const relativeForMs = 7 * 86_400_000;

/** A time of the past: `5 min ago`, and on hover the exact one with its time zone. */
export function Moment({ at }: { readonly at: string }) {
  const text = useTexts(words);
  const format = useFormat();
  const now = useNow(tickMs);
  const exact = text('in_dhaka', { time: format.moment(at) });
  return (
    <time dateTime={at} title={exact}>
      {now - Date.parse(at) < relativeForMs ? format.relative(at, now) : format.dateTime(at)}
    </time>
  );
}
