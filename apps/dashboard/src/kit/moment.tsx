import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { useNow } from './now.ts';

const tickMs = 20_000;
/** The maximum age of a time that is shown as relative. For an older one, a date says more than `19 days ago`. */
const relativeForMs = 7 * 86_400_000;

/** A past time, as in `5 min ago`. On hover, it shows the exact time with its time zone. */
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
