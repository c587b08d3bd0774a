import type { DeliveryStatus } from '@dakpion/client';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { listed } from '../api/listed-values.ts';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './overview.module.css';

const weekMs = 7 * 86_400_000;
const readEveryMs = 10_000;
type Kind = 'delivered' | 'waiting' | 'manual_review' | 'discarded';
const kindOf: Readonly<Record<DeliveryStatus, Kind>> = {
  delivered: 'delivered',
  pending: 'waiting',
  retrying: 'waiting',
  manual_review: 'manual_review',
  discarded: 'discarded',
};
const statuses = listed(kindOf);
const kinds = [...new Set(Object.values(kindOf))];

/** The numbers of webhooks of the last 7 days that arrived, are waiting, or were given up. */
function useWebhookCounts() {
  const environment = useEnvironment();
  return useQueries({
    queries: statuses.map((status) => ({
      queryKey: ['webhooks', environment, 'count', status],
      queryFn: async () => {
        const query = { status, limit: 1, created_at_from: new Date(Date.now() - weekMs).toISOString() };
        return (await bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }))).pagination
          .total;
      },
      refetchInterval: readEveryMs,
    })),
    combine: (answers) => {
      const counts: Record<Kind, number> = { delivered: 0, waiting: 0, manual_review: 0, discarded: 0 };
      for (const [index, { data }] of answers.entries()) {
        const status = statuses[index];
        if (status === undefined || data === undefined) return null;
        counts[kindOf[status]] += data;
      }
      return counts;
    },
  });
}

/** Whether the partner's server accepts its webhooks. */
export function WebhookHealth() {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const counts = useWebhookCounts();
  const all = counts === null ? 0 : kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const count = format.number(counts?.manual_review ?? 0);
  const isBad = counts !== null && counts.manual_review > 0;
  return (
    <Section title={text('webhooks')} note={text('webhooks_note')}>
      <p className={styles.health} data-bad={isBad}>
        {counts === null
          ? '…'
          : isBad
            ? text('health_bad', { count })
            : text(all === 0 ? 'health_none' : 'health_good')}
      </p>
      <div className={styles.share} aria-hidden="true">
        {kinds.map(
          (kind) =>
            counts !== null && counts[kind] > 0 && <span key={kind} data-kind={kind} style={{ flex: counts[kind] }} />,
        )}
      </div>
      <ul className={styles.bars}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.bar}>
            {text(kind)}
            <span className={styles.count}>{counts === null ? '…' : format.number(counts[kind])}</span>
          </li>
        ))}
      </ul>
      <Link to={`/${environment}/webhooks`} className={styles.link}>
        {text('to_webhooks')}
      </Link>
    </Section>
  );
}
