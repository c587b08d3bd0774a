import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useEnvironment } from '../session/environment.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './orders.module.css';

const statuses = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED', 'CANCELLED'] as const;
const dayMs = 86_400_000;
export const pageSize = 25;

/** The parameters in the address. `from` and `to` are days in Dhaka, both inclusive. */
export interface OrderSearch {
  /** Separated by commas. */
  readonly states?: string;
  /** Words of a reference, or a phone number. */
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  /** The page begins after this order. */
  readonly after?: string;
}

const statesOf = ({ states = '' }: OrderSearch) =>
  statuses.filter((status) => String(states).split(',').includes(status));

/** Midnight in Dhaka at which a day begins; with `daysLater`, another day. */
function beginning(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+06:00`) + daysLater * dayMs).toISOString();
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The query of the list for the parameters in the address, which can contain anything. */
export function queryOf(search: OrderSearch) {
  const { search: text, from, to, after } = search;
  const states = statesOf(search);
  return {
    limit: pageSize,
    ...(states.length > 0 && { parcel_status: states.join(',') }),
    ...(text !== undefined && searched(String(text))),
    ...(isDay(from) && { created_at_from: beginning(from) }),
    ...(isDay(to) && { created_at_to: beginning(to, 1) }),
    ...(after !== undefined && { after: String(after) }),
  };
}

function searched(text: string) {
  const digits = text.replace(/[\s-]/g, '').replace(/^\+?88(?=01)/, '');
  return /^01\d{9}$/.test(digits) ? { receiver_phone_number: digits } : { reference_text: text };
}

interface OrderFiltersProps {
  readonly search: OrderSearch;
  onChoose(search: OrderSearch): void;
}

/** Filters of the list. Entering an order id opens the order. */
export function OrderFilters({ search, onChoose }: OrderFiltersProps) {
  const text = useTexts(orderTexts);
  const navigate = useNavigate();
  const environment = useEnvironment();
  const chosen = statesOf(search);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get('search')).trim();
    if (text.startsWith('ord_')) return void navigate({ to: `/${environment}/orders/${text}` });
    const entered = {
      search: text,
      states: form.getAll('state').join(','),
      from: form.get('from'),
      to: form.get('to'),
    };
    onChoose(Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== '')) as OrderSearch);
  };
  return (
    // Another address fills the fields again.
    <form key={JSON.stringify(search)} className={styles.filters} onSubmit={send}>
      <TextInput
        name="search"
        size="sm"
        label={text('search')}
        placeholder={text('search_hint')}
        defaultValue={search.search === undefined ? '' : String(search.search)}
        className={styles.search}
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
      <fieldset className={styles.states}>
        <legend className="only-read">{text('status')}</legend>
        {statuses.map((status) => (
          <label key={status} className={styles.state}>
            <input type="checkbox" name="state" value={status} defaultChecked={chosen.includes(status)} />
            {text(status)}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
