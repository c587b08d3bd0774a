import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { deliveryStatuses, deliveryTones } from '../api/listed-values.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { type Column, Under } from '../kit/data-table.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { ListFilter } from '../kit/list-filter.tsx';
import { ListPage } from '../kit/listed.tsx';
import { TurnPage, usePlaces } from '../kit/pages-of-list.tsx';
import { State } from '../kit/state.tsx';
import { useAttemptText } from '../pages/webhook-outcome.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { EnvironmentFilter } from './environment-filter.tsx';
import { type Environment, operators, type Schemas } from './operators-gateway.ts';
import { useOwnerColumn } from './order-columns.tsx';
import { useMayWrite } from './token.ts';

type Webhook = Schemas['AllWebhooks']['data'][number];
type Status = Schemas['DeliveryStatus'];
const pageSize = 25;
const readEveryMs = 10_000;

function Redeliver({ webhook: { partner_id, environment, delivery_id, event } }: { readonly webhook: Webhook }) {
  const text = useTexts(operatorWorkTexts);
  const path = '/v1/operator/partners/{partner_id}/{environment}/webhooks/{delivery_id}/redeliver';
  return (
    <AskedFirst
      name={text('redeliver')}
      of={`${event} ${delivery_id}`}
      question={text('redeliver_question')}
      note={<p>{text('redeliver_note')}</p>}
      small
      act={() => bodyOf(operators.POST(path, { params: { path: { partner_id, environment, delivery_id } }, body: {} }))}
    />
  );
}

function useColumns(): readonly Column<Webhook>[] {
  const text = useTexts(operatorWorkTexts);
  const mayWrite = useMayWrite();
  const format = useFormat();
  const attemptText = useAttemptText();
  const redeliver: Column<Webhook> = {
    label: text('redeliver'),
    kind: 'action',
    cell: (webhook) => webhook.status === 'manual_review' && <Redeliver webhook={webhook} />,
  };
  return [
    {
      label: text('event'),
      cell: ({ event, order_id }) => (
        <>
          <strong>{event}</strong>
          <Under>
            <Link to={`/orders/${order_id}`} className="soft">
              {order_id}
            </Link>
          </Under>
        </>
      ),
    },
    useOwnerColumn(),
    { label: text('state'), cell: ({ status }) => <State tone={deliveryTones[status]}>{text(status)}</State> },
    {
      label: text('last_answer'),
      cell: ({ url, last_attempt, attempt_count }) => (
        <>
          {last_attempt === null ? text('no_attempt') : attemptText(last_attempt)}
          {attempt_count > 0 && ` · ${text('attempts', { count: attempt_count })}`}
          <Under>{url}</Under>
        </>
      ),
    },
    { label: text('changed'), kind: 'time', cell: ({ updated_at }) => format.dateTime(updated_at) },
    ...(mayWrite ? [redeliver] : []),
  ];
}

/** The webhooks of all partners. By default, only those in review are listed. */
export default function WebhooksPage() {
  const text = useTexts(operatorWorkTexts);
  const [status, setStatus] = useState<Status>('manual_review');
  const [environment, setEnvironment] = useState<Environment | ''>('production');
  const { after, turn } = usePlaces();
  const query = {
    status,
    limit: pageSize,
    ...(environment !== '' && { environment }),
    ...(after !== undefined && { after }),
  };
  const webhooks = useQuery({
    queryKey: ['webhooks', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/webhooks', { params: { query } })),
    refetchInterval: readEveryMs,
  });
  return (
    <ListPage
      title={text('webhooks')}
      note={text('webhooks_note')}
      filters={
        <RowAbove>
          <ListFilter
            label={text('state')}
            value={status}
            options={deliveryStatuses.map((value) => ({ value, label: text(value) }))}
            onChoose={turn.among(setStatus)}
          />
          <EnvironmentFilter value={environment} onChoose={turn.among(setEnvironment)} />
        </RowAbove>
      }
      query={webhooks}
      columns={useColumns()}
      keyOf={({ delivery_id }) => delivery_id}
      none={{ icon: 'webhooks', title: text('no_webhooks'), note: text('no_webhooks_note') }}
      pages={<TurnPage turn={turn} next={webhooks.data?.next_after} />}
    />
  );
}
