import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { orderStatuses } from '../api/listed-values.ts';
import { FilterForm, withoutEmpty } from '../kit/filter-form.tsx';
import { DayField } from '../parts/day-field.tsx';
import { dayMs } from '../parts/days-of-month.ts';
import { useEnvironment } from '../session/environment.ts';
import { orderIdIn, phoneNumberIn, withLatinDigits } from '../texts/entered-digits.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './orders.module.css';

const pageSize = 25;

/** The parameters in the address. `from` and `to` are days in Dhaka, both inclusive. */
export interface OrderSearch {
  /** Separated by commas. */
  readonly states?: string;
  /** Words of a reference, a phone number, or a parcel number. */
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  /** The page begins after this order. */
  readonly after?: string;
}

const statesOf = ({ states = '' }: OrderSearch) =>
  orderStatuses.filter((status) => String(states).split(',').includes(status));

/** The time in Dhaka at which a day, or the day `daysLater` after it, begins. */
function beginning(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+06:00`) + daysLater * dayMs).toISOString();
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
const dayOr = (text: unknown) => (isDay(text) ? text : undefined);

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
  const phone = phoneNumberIn(text);
  return phone === null ? { reference_text: withLatinDigits(text) } : { receiver_phone_number: phone };
}

/**
 * The parcel number that the receiver sees, such as `7F3K-9Q2M`. A reference can have the same form. Null: the text is no parcel
 * number.
 */
export function parcelNumberIn({ search = '' }: OrderSearch): string | null {
  const latin = withLatinDigits(String(search)).trim();
  return /^[0-9a-hjkmnp-tv-z]{4}[\s-]?[0-9a-hjkmnp-tv-z]{4}$/i.test(latin) ? latin : null;
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
  // Without the states. Otherwise a chosen state would render the form anew, and its chip would lose the focus.
  const { states: _, ...fields } = search;
  const find = (form: FormData) => {
    const words = String(form.get('search')).trim();
    const orderId = orderIdIn(words);
    if (orderId !== null) return void navigate({ to: `/${environment}/orders/${orderId}` });
    const states = form.getAll('state').join(',');
    onChoose(withoutEmpty({ search: words, states, from: form.get('from'), to: form.get('to') }));
  };
  return (
    <FilterForm
      search={search}
      filled={fields}
      onFind={find}
      onClear={() => onChoose({})}
      below={<StateFields chosen={statesOf(search)} />}
    >
      <TextInput
        name="search"
        size="sm"
        label={text('search')}
        placeholder={text('search_hint')}
        defaultValue={search.search === undefined ? '' : String(search.search)}
        data-wide=""
      />
      <DayField name="from" label={text('from')} defaultValue={dayOr(search.from)} />
      <DayField name="to" label={text('to')} defaultValue={dayOr(search.to)} />
    </FilterForm>
  );
}

/** Each choice filters at once. */
function StateFields({ chosen }: { readonly chosen: readonly string[] }) {
  const text = useTexts(orderTexts);
  const statusText = useTexts(orderStatusTexts);
  const [shown, setShown] = useState(chosen);
  const inAddress = chosen.join(',');
  useEffect(() => setShown(inAddress.split(',')), [inAddress]);
  return (
    <fieldset className={styles.states}>
      <legend className="only-read">{text('status')}</legend>
      {orderStatuses.map((status) => (
        <label key={status} className={styles.state}>
          <input
            type="checkbox"
            name="state"
            value={status}
            checked={shown.includes(status)}
            onChange={({ currentTarget: { checked, form } }) => {
              setShown(checked ? [...shown, status] : shown.filter((each) => each !== status));
              form?.requestSubmit();
            }}
          />
          {statusText(status)}
        </label>
      ))}
    </fieldset>
  );
}
