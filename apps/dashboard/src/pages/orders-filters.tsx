import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useEnvironment } from '../session/environment.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './orders.module.css';

const statuses = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED', 'CANCELLED'] as const;
const dayMs = 86_400_000;
export const pageSize = 25;

/** What stands in the address. `from` and `to` are days in Dhaka, both inclusive. */
export interface OrderSearch {
  readonly status?: (typeof statuses)[number];
  readonly reference?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
}

/** Midnight in Dhaka at which a day begins; with `daysLater`, another day. */
function beginning(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+06:00`) + daysLater * dayMs).toISOString();
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The query of the list for what stands in the address, which anybody can have typed. */
export function queryOf({ status, reference, from, to, page }: OrderSearch) {
  return {
    limit: pageSize,
    page: typeof page === 'number' && page > 0 ? page : 1,
    ...(status !== undefined && statuses.includes(status) && { parcel_status: status }),
    ...(reference !== undefined && { partner_reference_id: String(reference) }),
    ...(isDay(from) && { created_at_from: beginning(from) }),
    ...(isDay(to) && { created_at_to: beginning(to, 1) }),
  };
}

interface OrderFiltersProps {
  readonly search: OrderSearch;
  onChoose(search: OrderSearch): void;
}

/** Filters of the list. Whoever enters an order's id is led to the order. */
export function OrderFilters({ search, onChoose }: OrderFiltersProps) {
  const text = useTexts(orderTexts);
  const navigate = useNavigate();
  const environment = useEnvironment();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const reference = String(fields.reference).trim();
    if (reference.startsWith('ord_')) return void navigate({ to: `/${environment}/orders/${reference}` });
    const entered = { reference, status: fields.status, from: fields.from, to: fields.to };
    onChoose(Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== '')) as OrderSearch);
  };
  return (
    // Another address fills the fields anew.
    <form key={JSON.stringify(search)} className={styles.filters} onSubmit={send}>
      <TextInput
        name="reference"
        size="sm"
        label={text('search')}
        placeholder={text('search_hint')}
        defaultValue={search.reference === undefined ? '' : String(search.reference)}
        className={styles.search}
      />
      <NativeSelect
        name="status"
        size="sm"
        label={text('status')}
        defaultValue={search.status ?? ''}
        data={[{ value: '', label: text('any_status') }, ...statuses.map((value) => ({ value, label: text(value) }))]}
      />
      <TextInput name="from" size="sm" type="date" label={text('from')} defaultValue={search.from} />
      <TextInput name="to" size="sm" type="date" label={text('to')} defaultValue={search.to} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" size="sm">
          {text('find')}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" size="sm" onClick={() => onChoose({})}>
            {text('clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
