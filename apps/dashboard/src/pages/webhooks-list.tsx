import type { DeliveryStatus, WebhookLogEntry } from '@dakpion/client';
import { NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { deliveryStatuses } from '../api/listed-values.ts';
import { type Column, RowName, RowTime } from '../kit/data-table.tsx';
import { FilterForm, withoutEmpty } from '../kit/filter-form.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { NumberedPages } from '../kit/pages-of-list.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { nameOf } from './orders-table.tsx';
import { useAttemptText, WebhookOutcome } from './webhook-outcome.tsx';
import styles from './webhooks.module.css';

const pageSize = 25;
const readEveryMs = 3_000;

/** The parameters in the address. */
export interface WebhookSearch {
  readonly status?: DeliveryStatus;
  readonly order?: string;
  readonly page?: number;
}

function queryOf({ status, order, page }: WebhookSearch) {
  return {
    limit: pageSize,
    page: typeof page === 'number' && page > 0 ? page : 1,
    ...(status !== undefined && deliveryStatuses.includes(status) && { status }),
    ...(order !== undefined && { order_id: String(order) }),
  };
}

interface ChoiceProps {
  readonly search: WebhookSearch;
  onChoose(search: WebhookSearch): void;
}

function Filters({ search, onChoose }: ChoiceProps) {
  const text = useTexts(webhookTexts);
  const find = (form: FormData) => {
    onChoose(withoutEmpty({ order: String(form.get('order')).trim(), status: form.get('status') }));
  };
  return (
    <FilterForm search={search} onFind={find} onClear={() => onChoose({})}>
      <TextInput
        name="order"
        size="sm"
        label={text('order')}
        placeholder={text('order_hint')}
        defaultValue={search.order === undefined ? '' : String(search.order)}
      />
      <NativeSelect
        name="status"
        size="sm"
        label={text('status')}
        defaultValue={search.status ?? ''}
        data={[{ value: '', label: text('any') }, ...deliveryStatuses.map((value) => ({ value, label: text(value) }))]}
      />
    </FilterForm>
  );
}

/** The columns of the log. */
function useColumns(): readonly Column<WebhookLogEntry>[] {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const attemptText = useAttemptText();
  return [
    {
      label: text('event'),
      width: '26%',
      cell: ({ delivery_id, event, ...of }) => (
        <RowName to={`/${environment}/webhooks/${delivery_id}`} under={nameOf(of)}>
          {event}
        </RowName>
      ),
    },
    { label: text('status'), width: '20%', cell: ({ status }) => <WebhookOutcome status={status} /> },
    {
      label: text('last_answer'),
      cell: ({ attempts }) => {
        const last = attempts.at(-1);
        return last === undefined ? text('no_attempts') : attemptText(last);
      },
    },
    {
      label: text('attempts'),
      kind: 'number',
      width: '12%',
      cell: ({ attempts_total }) => format.number(attempts_total),
    },
    {
      label: text('created'),
      kind: 'time',
      width: '18%',
      cell: ({ delivery_id, created_at }) => <RowTime to={`/${environment}/webhooks/${delivery_id}`} at={created_at} />,
    },
  ];
}

/** The log of webhooks, refreshed every few seconds. The filters are in the address. */
export function WebhookList({ search, onChoose }: ChoiceProps) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const webhooks = useQuery({
    queryKey: ['webhooks', environment, 'list', search],
    queryFn: () => bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query: queryOf(search) } })),
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
  const { page: _, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <h2 className={styles.log}>{text('log')}</h2>
      <Filters search={filters} onChoose={onChoose} />
      <ListedTable
        query={webhooks}
        columns={useColumns()}
        keyOf={({ delivery_id }) => delivery_id}
        none={{
          icon: 'webhooks',
          title: text(isFiltered ? 'none_found' : 'none'),
          note: text(isFiltered ? 'none_found_note' : 'none_note'),
        }}
      />
      {webhooks.data !== undefined && (
        <NumberedPages pagination={webhooks.data.pagination} onPage={(page) => onChoose({ ...search, page })} />
      )}
    </>
  );
}
