import type { DeliveryStatus, WebhookLogEntry } from '@dakpion/client';
import { Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { now } from '../api/clock.ts';
import { bodyOf, business } from '../api/gateway.ts';
import { deliveryStatuses } from '../api/listed-values.ts';
import { Row } from '../kit/linked-row.tsx';
import { Note } from '../kit/note.tsx';
import { failureOf, ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { dayMs } from '../parts/days-of-month.ts';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './overview.module.css';
import { useAttemptText } from './webhook-outcome.tsx';

const weekMs = 7 * dayMs;
const readEveryMs = 10_000;

/** The webhooks of the last 7 days by status: their number, and the newest one. */
type Webhooks = Readonly<
  Record<DeliveryStatus, { readonly total: number; readonly newest: WebhookLogEntry | undefined }>
>;

/** `webhooks`: null while unknown. */
function useWebhooks() {
  const environment = useEnvironment();
  return useQueries({
    queries: deliveryStatuses.map((status) => ({
      queryKey: ['webhooks', environment, 'count', status],
      queryFn: async () => {
        const query = { status, limit: 1, created_at_from: new Date(now() - weekMs).toISOString() };
        const page = await bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }));
        return { total: page.pagination.total, newest: page.data[0] };
      },
      refetchInterval: readEveryMs,
    })),
    combine: (answers) => ({
      webhooks: answers.some(({ data }) => data === undefined)
        ? null
        : (Object.fromEntries(deliveryStatuses.map((status, index) => [status, answers[index]?.data])) as Webhooks),
      failure: failureOf(answers),
    }),
  });
}

/** A sentence about the webhooks. It has the address and the cause if webhooks are failing. */
function Health({ webhooks }: { readonly webhooks: Webhooks }) {
  const text = useTexts(overviewTexts);
  const environment = useEnvironment();
  const attemptText = useAttemptText();
  const { manual_review: review, retrying, pending, delivered, discarded } = webhooks;
  if (review.total + retrying.total === 0) {
    const isNone = delivered.total + pending.total + discarded.total === 0;
    return <p>{text(isNone ? 'health_none' : 'health_good')}</p>;
  }
  const isGivenUp = review.total > 0;
  const failing = isGivenUp ? review.newest : retrying.newest;
  const last = failing?.attempts.at(-1);
  return (
    <Note tone={isGivenUp ? 'bad' : 'wait'}>
      <p>
        {isGivenUp && `${text('health_bad', { count: review.total })} `}
        {retrying.total > 0 && text('health_retrying', { retrying: retrying.total, pending: pending.total })}
      </p>
      {failing !== undefined && last !== undefined && (
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
  const { webhooks, failure } = useWebhooks();
  const kinds = [
    ['delivered', webhooks?.delivered.total],
    ['waiting', webhooks === null ? undefined : webhooks.pending.total + webhooks.retrying.total],
    ['manual_review', webhooks?.manual_review.total],
    ['discarded', webhooks?.discarded.total],
  ] as const;
  return (
    <Section title={text('webhooks')} note={text('webhooks_note')}>
      {failure !== null && <ProblemNote {...failure} />}
      {webhooks === null ? <p>…</p> : <Health webhooks={webhooks} />}
      <div className={styles.share} aria-hidden="true">
        {kinds.map(([kind, count = 0]) => count > 0 && <span key={kind} data-kind={kind} style={{ flex: count }} />)}
      </div>
      <ul>
        {kinds.map(([kind, count]) => (
          <li key={kind}>
            <Row>
              {text(kind)}
              <strong>{count === undefined ? '…' : format.number(count)}</strong>
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
