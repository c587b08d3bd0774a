import type { RedeliveryProgress as Progress, RedeliverWebhooksRequest } from '@dakpion/client';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { now } from '../api/clock.ts';
import { bodyOf, business } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { FormRow } from '../kit/form-row.tsx';
import { DoneNote, Note } from '../kit/note.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { DayField } from '../parts/day-field.tsx';
import { dayInDhaka } from '../parts/days-of-month.ts';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';

const lookEveryMs = 500;
const reviewsEveryMs = 5_000;
const choices = ['all_review', 'all_discarded', 'all_since'] as const;
type Choice = (typeof choices)[number];

interface Redelivery {
  readonly choice: Choice;
  /** A day in Dhaka, or ''. */
  readonly day: string;
  /** The hour of the day, from `00`. */
  readonly hour: string;
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** The request for the selected webhooks. */
function requestOf({ choice, day, hour }: Redelivery): RedeliverWebhooksRequest {
  if (choice === 'all_since') return { since: day === '' ? null : `${day}T${hour}:00:00+06:00` };
  return { status: choice === 'all_review' ? 'manual_review' : 'discarded' };
}

/** The answer to a request for a redelivery. `isOther`: another one was in progress, and nothing was begun. */
export interface BegunRedelivery {
  readonly redeliveryId: string;
  readonly isOther: boolean;
}

/** One redelivery is in progress at a time. A request during another one begins nothing, and is answered with the other one. */
function begunBy(asked: RedeliverWebhooksRequest, answer: Progress): BegunRedelivery {
  const { since = null, status = null } = asked;
  const isSame = answer.status === status && timeOf(answer.created_at_from) === timeOf(since);
  return { redeliveryId: answer.redelivery_id, isOther: !isSame };
}

function timeOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

/** The progress of a redelivery, until all its webhooks are requested. */
export function RedeliveryProgress({ redeliveryId, isOther }: BegunRedelivery) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const progress = useQuery({
    queryKey: ['redelivery', environment, redeliveryId],
    queryFn: () => {
      const sent = { params: { path: { redelivery_id: redeliveryId } } };
      return bodyOf(business(environment).GET('/v1/business/webhooks/redeliveries/{redelivery_id}', sent));
    },
    refetchInterval: ({ state }) => (state.data?.finished_at == null ? lookEveryMs : false),
  });
  if (progress.isError) return <ProblemNote error={progress.error} retry={() => void progress.refetch()} />;
  if (progress.data === undefined) return null;
  const { accepted, redelivered, finished_at } = progress.data;
  const numbers = { done: redelivered, all: accepted };
  if (isOther)
    return (
      <Note tone="wait" role="status">
        {text('other_redelivery', numbers)}
      </Note>
    );
  if (finished_at !== null) return <DoneNote>{text(accepted === 0 ? 'nothing_to_send' : 'done', numbers)}</DoneNote>;
  return (
    <div role="status">
      <p>{text('under_way', numbers)}</p>
      <progress value={redelivered} max={Math.max(1, accepted)} aria-label={text('again')} />
    </div>
  );
}

/** Asks which webhooks to send again, and starts the redelivery. */
export function RedeliverMany({ onBegun }: { onBegun(begun: BegunRedelivery): void }) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const [chosen, setChosen] = useState<Redelivery>({ choice: 'all_review', day: dayInDhaka(now()), hour: '00' });
  const begin = async () => {
    const body = requestOf(chosen);
    onBegun(begunBy(body, await bodyOf(business(environment).POST('/v1/business/webhooks/redeliver', { body }))));
  };
  const note = (
    <>
      <p>{text('again_note')}</p>
      <NativeSelect
        label={text('which')}
        value={chosen.choice}
        data={choices.map((value) => ({ value, label: text(value) }))}
        onChange={({ currentTarget: { value } }) =>
          setChosen({ ...chosen, choice: choices.find((choice) => choice === value) ?? 'all_review' })
        }
      />
      {chosen.choice === 'all_since' && (
        <FormRow>
          <DayField label={text('since')} defaultValue={chosen.day} onDay={(day) => setChosen({ ...chosen, day })} />
          <NativeSelect
            size="sm"
            label={text('since_hour')}
            value={chosen.hour}
            data={hours.map((value) => ({ value, label: format.digits(`${value}:00`) }))}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, hour: value })}
          />
        </FormRow>
      )}
    </>
  );
  return (
    <AskedFirst
      name={text('again_many')}
      question={text('again_question')}
      note={note}
      yes={text('again')}
      act={begin}
    />
  );
}

interface ReviewNoteProps {
  /** Whether a test has just been answered with 200. */
  readonly isTested: boolean;
  onShow(): void;
  onBegun(begun: BegunRedelivery): void;
}

/** The newest webhook of a status, and the number of webhooks with it. */
function useNewest(status: 'manual_review' | 'delivered') {
  const environment = useEnvironment();
  return useQuery({
    queryKey: ['webhooks', environment, 'newest', status],
    queryFn: async () => {
      const query = { status, limit: 1 };
      const page = await bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }));
      return { total: page.pagination.total, changedAt: page.data[0]?.updated_at ?? '' };
    },
    refetchInterval: reviewsEveryMs,
  });
}

/**
 * The number of webhooks that were given up. Offers to send them again once a later webhook or a test has arrived. Null while there
 * are none.
 */
export function ReviewNote({ isTested, onShow, onBegun }: ReviewNoteProps) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const review = useNewest('manual_review');
  const delivered = useNewest('delivered');
  const again = useMutation({
    mutationFn: () =>
      bodyOf(business(environment).POST('/v1/business/webhooks/redeliver', { body: { status: 'manual_review' } })),
    onSuccess: (answer) => onBegun(begunBy({ status: 'manual_review' }, answer)),
  });
  if (review.isError) return <ProblemNote error={review.error} retry={() => void review.refetch()} />;
  if (review.data === undefined || review.data.total === 0) return null;
  const { total: count, changedAt } = review.data;
  const answersAgain = isTested || (delivered.data !== undefined && delivered.data.changedAt > changedAt);
  return (
    <Note tone="wait">
      <p>
        <strong>{text('review', { count })}</strong> {text(answersAgain ? 'review_again' : 'review_note')}
      </p>
      <Group gap="xs" mt="xs">
        {answersAgain && mayWrite && (
          <Button loading={again.isPending} onClick={() => again.mutate()}>
            {text('again_count', { count })}
          </Button>
        )}
        <Button variant="default" onClick={onShow}>
          {text('show_review')}
        </Button>
      </Group>
      {again.isError && <ProblemNote error={again.error} />}
    </Note>
  );
}
