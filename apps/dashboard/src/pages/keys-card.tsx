import { Group } from '@mantine/core';
import type { components } from '../generated/dashboard.api.types.ts';
import { useNow } from '../kit/now.ts';
import { Section } from '../kit/section.tsx';
import { dayMs } from '../parts/days-of-month.ts';
import { maskedKey } from '../parts/masked-key.ts';
import { useFormat } from '../texts/format.ts';
import { keyTexts } from '../texts/keys.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './keys.module.css';

/** Hours, minutes and seconds, e.g. `23:59:07`. */
function countdownOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function Countdown({ expiresAt }: { readonly expiresAt: string }) {
  const text = useTexts(keyTexts);
  const format = useFormat();
  const left = Date.parse(expiresAt) - useNow(1_000);
  if (left <= 0) return <p className={styles.ends}>{text('ended')}</p>;
  return (
    <div className={styles.ends}>
      <p>{text('ends_in', { time: format.digits(countdownOf(left)) })}</p>
      <p className="soft">{text('ends_at', { time: format.moment(expiresAt) })}</p>
      <progress value={left} max={dayMs} aria-label={text('previous')} />
    </div>
  );
}

/** One key: its last four characters, its last use, and the remaining time of a replaced key. */
export function KeyCard({ apiKey }: { readonly apiKey: components['schemas']['ListedKey'] }) {
  const text = useTexts(keyTexts);
  const format = useFormat();
  const { environment, last_four, issued_at, last_used_at, expires_at } = apiKey;
  return (
    <li>
      <Section title={text(expires_at === null ? 'current' : 'previous')}>
        <Group justify="space-between" gap="xs">
          <p className="mono">{maskedKey(environment, last_four)}</p>
          <div className="small">
            <p>{text('issued', { time: format.dateTime(issued_at) })}</p>
            <p>{last_used_at === null ? text('never_used') : text('used', { time: format.dateTime(last_used_at) })}</p>
          </div>
        </Group>
        {expires_at !== null && <Countdown expiresAt={expires_at} />}
      </Section>
    </li>
  );
}
