import type { WebhookDetails } from '@dakpion/client';
import { Button, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { now } from '../api/clock.ts';
import { bodyOf, business } from '../api/gateway.ts';
import { Columns } from '../kit/columns.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { DoneNote } from '../kit/note.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { PagesOfList } from '../kit/pages-of-list.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { Answer, SentRequest, useAttemptText, useFailureText, WebhookOutcome } from './webhook-outcome.tsx';
import styles from './webhooks.module.css';

/** The interval between reads during the delivery, when the next attempt is at most seconds away. */
const readEveryMs = 1_000;
const readOthersEveryMs = 3_000;
const isOnItsWay = (status: WebhookDetails['status'] | undefined) => status === 'pending' || status === 'retrying';

function Redeliver({ deliveryId }: { readonly deliveryId: string }) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => {
      const sent = { params: { path: { delivery_id: deliveryId } } };
      return bodyOf(business(environment).POST('/v1/business/webhooks/{delivery_id}/redeliver', sent));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['webhooks', environment] }),
  });
  return (
    <>
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {text('again')}
      </Button>
      {again.isError && <ProblemNote error={again.error} />}
      {again.data !== undefined && (
        <DoneNote>{text(again.data.accepted === 0 ? 'already_waiting' : 'sent_again')}</DoneNote>
      )}
    </>
  );
}

function Attempts({ attempts }: Pick<WebhookDetails, 'attempts'>) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const attemptText = useAttemptText();
  const failureText = useFailureText();
  if (attempts.length === 0) return <p className="soft">{text('no_attempts')}</p>;
  return (
    <Text component="ol" size="sm">
      {attempts.toReversed().map((attempt) => (
        <li key={`${attempt.number} ${attempt.started_at}`} className={styles.attempt}>
          <p>
            <strong>{text('attempt', { number: attempt.number })}</strong>
            <span className="soft">
              {format.moment(attempt.started_at)} · {text('ms', { ms: attempt.duration_ms })}
            </span>
          </p>
          <p>
            {attempt.response_status === null || attempt.error === null
              ? attemptText(attempt)
              : `${attempt.response_status} · ${failureText(attempt.error)}`}
          </p>
          {attempt.response_excerpt !== null && <Answer excerpt={attempt.response_excerpt} />}
        </li>
      ))}
    </Text>
  );
}

interface WebhookProps {
  readonly webhook: WebhookDetails;
  /** Null: this is the first page of attempts. */
  readonly onFirst: (() => void) | null;
  onNext(place: string): void;
}

function AttemptPages({ webhook, onFirst, onNext }: WebhookProps) {
  const text = useTexts(webhookTexts);
  const { attempts, attempts_next, attempts_total } = webhook;
  if (onFirst === null && attempts_next === null) return null;
  const [first, last] = [attempts[0]?.number ?? 0, attempts.at(-1)?.number ?? 0];
  const range = { first, last, total: attempts_total };
  return (
    <PagesOfList
      label={text('attempt_pages')}
      note={text('range', range)}
      back={{ label: text('first_attempts'), open: onFirst }}
      forward={{ label: text('next'), open: attempts_next === null ? null : () => onNext(attempts_next) }}
    />
  );
}

/** Shows the time of the next attempt, or the earlier webhook of the order that must be delivered before. */
function NextAttempt({ webhook, at }: { readonly webhook: WebhookDetails; readonly at: string }) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const { order_id, sequence, status } = webhook;
  const others = useQuery({
    queryKey: ['webhooks', environment, 'of-order', order_id],
    queryFn: () => {
      const query = { order_id, limit: 50 };
      return bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }));
    },
    enabled: status === 'pending',
    refetchInterval: readOthersEveryMs,
  });
  const before = others.data?.data
    .filter((each) => isOnItsWay(each.status) && each.sequence < sequence)
    .toSorted((one, other) => one.sequence - other.sequence)[0];
  if (before !== undefined) {
    return (
      <>
        {text('waits_for')} <Link to={`/${environment}/webhooks/${before.delivery_id}`}>{before.event}</Link>
      </>
    );
  }
  return Date.parse(at) < now() ? text('due_now') : format.moment(at);
}

function Webhook({ webhook, onFirst, onNext }: WebhookProps) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const { order_id, event_id, next_attempt_at, url, attempts, request } = webhook;
  const facts = [
    [
      text('order'),
      <Link key="order" to={`/${environment}/orders/${order_id}`}>
        {order_id}
      </Link>,
    ],
    [text('event_id'), <code key="event">{event_id}</code>],
    [text('url'), url],
    [
      text('next_attempt'),
      next_attempt_at === null ? null : <NextAttempt key="next" webhook={webhook} at={next_attempt_at} />,
    ],
  ] as const;
  return (
    <Columns>
      <div>
        <Section title={text('request')}>
          <SentRequest request={request} />
        </Section>
      </div>
      <div>
        <Section title={text('attempts')}>
          <FactList facts={facts} />
          <Attempts attempts={attempts} />
          <AttemptPages webhook={webhook} onFirst={onFirst} onNext={onNext} />
        </Section>
      </div>
    </Columns>
  );
}

/** One webhook: its request, the response to each attempt, and redelivery. */
export default function WebhookPage() {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const { deliveryId = '' } = useParams({ strict: false }) as { deliveryId?: string };
  const [place, setPlace] = useState<string | null>(null);
  const webhook = useQuery({
    queryKey: ['webhooks', environment, 'one', deliveryId, place],
    queryFn: () => {
      const query = place === null ? {} : { attempts_after: place };
      const sent = { params: { path: { delivery_id: deliveryId }, query } };
      return bodyOf(business(environment).GET('/v1/business/webhooks/{delivery_id}', sent));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.status) ? readEveryMs : false),
  });
  const { data } = webhook;
  return (
    <>
      <PageTitle
        back={{ to: `/${environment}/webhooks`, label: text('all_webhooks') }}
        title={text('webhook', { event: data?.event ?? '' })}
        note={data !== undefined && <WebhookOutcome status={data.status} />}
        actions={mayWrite && data !== undefined && <Redeliver deliveryId={deliveryId} />}
      />
      <Loaded query={webhook} waiting={240}>
        {(read) => <Webhook webhook={read} onFirst={place === null ? null : () => setPlace(null)} onNext={setPlace} />}
      </Loaded>
    </>
  );
}
