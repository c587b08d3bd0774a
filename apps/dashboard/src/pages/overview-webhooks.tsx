import type { DeliveryStatus, WebhookPage } from '@dakpion/client';
import { Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { listed } from '../api/listed-values.ts';
import { Row } from '../kit/linked-row.tsx';
import { Note } from '../kit/note.tsx';
import { Section } from '../kit/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './overview.module.css';
import { useAttemptText } from './webhook-outcome.tsx';

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

/** The webhooks of the last 7 days: the number with each status, and the newest of them. Null while unknown. */
function useWebhooks() {
  const environment = useEnvironment();
  return useQueries({
    queries: statuses.map((status) => ({
      queryKey: ['webhooks', environment, 'count', status],
      queryFn: async () => {
        const query = { status, limit: 1, created_at_from: new Date(Date.now() - weekMs).toISOString() };
        return bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }));
      },
      refetchInterval: readEveryMs,
    })),
    combine: (answers) => {
      const counts: Record<Kind, number> = { delivered: 0, waiting: 0, manual_review: 0, discarded: 0 };
      const pages = new Map<DeliveryStatus, WebhookPage>();
      for (const [index, { data }] of answers.entries()) {
        const status = statuses[index];
        if (status === undefined || data === undefined) return null;
        counts[kindOf[status]] += data.pagination.total;
        pages.set(status, data);
      }
      const [pending, retrying, review] = (['pending', 'retrying', 'manual_review'] as const).map((of) =>
        pages.get(of),
      );
      return {
        ...counts,
        pending: pending?.pagination.total ?? 0,
        retrying: retrying?.pagination.total ?? 0,
        retried: retrying?.data[0] ?? null,
        givenUp: review?.data[0] ?? null,
      };
    },
  });
}

/** A sentence about the webhooks. It has the address and the cause if webhooks are failing. */
function Health({ webhooks }: { readonly webhooks: ReturnType<typeof useWebhooks> }) {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const attemptText = useAttemptText();
  if (webhooks === null) return <p>…</p>;
  const { manual_review, retrying, pending, delivered, discarded, givenUp, retried } = webhooks;
  const isGivenUp = manual_review > 0;
  const failing = isGivenUp ? givenUp : retried;
  if (!isGivenUp && retrying === 0) {
    const isNone = delivered + pending + discarded === 0;
    return <p>{text(isNone ? 'health_none' : 'health_good')}</p>;
  }
  const last = failing?.attempts.at(-1);
  const counts = {
    count: format.number(manual_review),
    retrying: format.number(retrying),
    pending: format.number(pending),
  };
  return (
    <Note tone={isGivenUp ? 'bad' : 'wait'}>
      <p>
        {isGivenUp && `${text('health_bad', counts)} `}
        {retrying > 0 && text('health_retrying', counts)}
      </p>
      {failing !== null && last !== undefined && (
        <p className="small">{text('health_cause', { url: failing.url, cause: attemptText(last) })}</p>
      )}
      <Link to={`/${environment}/webhooks`} search={{ status: isGivenUp ? 'manual_review' : 'retrying' } as never}>
        {text('show_failing')}
      </Link>
    </Note>
  );
}

/** Whether the partner's server accepts its webhooks. */
export function WebhookHealth() {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const counts = useWebhooks();
  return (
    <Section title={text('webhooks')} note={text('webhooks_note')}>
      <Health webhooks={counts} />
      <div className={styles.share} aria-hidden="true">
        {kinds.map(
          (kind) =>
            counts !== null && counts[kind] > 0 && <span key={kind} data-kind={kind} style={{ flex: counts[kind] }} />,
        )}
      </div>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Row>
              {text(kind)}
              <strong>{counts === null ? '…' : format.number(counts[kind])}</strong>
            </Row>
          </li>
        ))}
      </ul>
      <Text mt="xs">
        <Link to={`/${environment}/webhooks`}>{text('to_webhooks')}</Link>
      </Text>
    </Section>
  );
}
