import type { DeliveryStatus, WebhookLogEntry, WebhookPage } from '@dakpion/client';
import { NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { deliveryStatuses } from '../api/listed-values.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Moment } from '../parts/moment.tsx';
import { PagesOfList } from '../parts/pages-of-list.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { FilterForm, withoutEmpty } from './filter-form.tsx';
import styles from './orders.module.css';
import { nameOf, OrdersTableWaiting } from './orders-table.tsx';
import { useAttemptText, WebhookOutcome } from './webhook-outcome.tsx';
import own from './webhooks.module.css';

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
    <FilterForm
      search={search}
      className={own.filters}
      labels={{ find: text('find'), clear: text('clear') }}
      onFind={find}
      onClear={() => onChoose({})}
    >
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
        data={[
          { value: '', label: text('any_status') },
          ...deliveryStatuses.map((value) => ({ value, label: text(value) })),
        ]}
      />
    </FilterForm>
  );
}

function Row({ delivery }: { readonly delivery: WebhookLogEntry }) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const attemptText = useAttemptText();
  const { delivery_id, event, order_id, status, attempts, attempts_total, created_at, partner_reference_id } = delivery;
  const last = attempts.at(-1);
  return (
    <tr className={styles.row}>
      <td>
        <RowLink to={`/${environment}/webhooks/${delivery_id}`} className={styles.open}>
          {event}
        </RowLink>
        <span className={styles.address}>{nameOf({ order_id, partner_reference_id })}</span>
      </td>
      <td>
        <WebhookOutcome status={status} />
      </td>
      <td className={styles.receiver}>{last === undefined ? text('no_attempts') : attemptText(last)}</td>
      <td className={styles.number}>{format.number(attempts_total)}</td>
      <td className={styles.time}>
        <RowLink to={`/${environment}/webhooks/${delivery_id}`} className={styles.when} isExtra>
          <Moment at={created_at} />
        </RowLink>
      </td>
    </tr>
  );
}

function Table({ page: { data, pagination }, onPage }: { readonly page: WebhookPage; onPage(page: number): void }) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const { page, limit, total, has_more } = pagination;
  const first = (page - 1) * limit + 1;
  const last = first + data.length - 1;
  const range = { first: format.number(first), last: format.number(last), total: format.number(total) };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('event')}</th>
            <th scope="col">{text('status')}</th>
            <th scope="col">{text('last_answer')}</th>
            <th scope="col" className={styles.number}>
              {text('attempts')}
            </th>
            <th scope="col" className={styles.time}>
              {text('created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((delivery) => (
            <Row key={delivery.delivery_id} delivery={delivery} />
          ))}
        </tbody>
      </table>
      <PagesOfList
        label={text('pages')}
        note={text('range', range)}
        back={{ label: text('previous'), open: page > 1 ? () => onPage(page - 1) : null }}
        forward={{ label: text('next'), open: has_more ? () => onPage(page + 1) : null }}
      />
    </>
  );
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
      <div className={own.log}>
        <h2>{text('log')}</h2>
        <Filters search={search} onChoose={onChoose} />
      </div>
      {webhooks.isError && <ProblemNote error={webhooks.error} retry={() => void webhooks.refetch()} />}
      {webhooks.isPending && <OrdersTableWaiting />}
      {webhooks.data?.data.length === 0 && (
        <EmptyState icon="webhooks" title={text(isFiltered ? 'none_found' : 'none')}>
          {text(isFiltered ? 'none_found_note' : 'none_note')}
        </EmptyState>
      )}
      {webhooks.data !== undefined && webhooks.data.data.length > 0 && (
        <Table page={webhooks.data} onPage={(page) => onChoose({ ...search, page })} />
      )}
    </>
  );
}
