import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import type { Column } from '../kit/data-table.tsx';
import { Form } from '../kit/form.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { TurnPage, usePlaces } from '../kit/pages-of-list.tsx';
import { Section } from '../kit/section.tsx';
import { State } from '../kit/state.tsx';
import { orderIdIn, phoneNumberIn } from '../texts/entered-digits.ts';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { orderStatusTexts } from '../texts/order-status.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';
import { useOrderColumn, useOwnerColumn } from './order-columns.tsx';

const pageSize = 10;

/** The entered text as the search parameter that it fits. */
function termOf(text: string) {
  const order_id = orderIdIn(text);
  if (order_id !== null) return { order_id };
  const phone = phoneNumberIn(text);
  return phone === null ? { partner_reference_id: text } : { receiver_phone_number: phone };
}

function useColumns(): readonly Column<Schemas['FoundOrders']['data'][number]>[] {
  const text = useTexts(operatorWorkTexts);
  const statusText = useTexts(orderStatusTexts);
  const format = useFormat();
  return [
    useOrderColumn(),
    useOwnerColumn(),
    { label: text('state'), cell: ({ parcel_status }) => <State tone="none">{statusText(parcel_status)}</State> },
    { label: text('created'), kind: 'time', cell: ({ created_at }) => format.dateTime(created_at) },
  ];
}

/** Finds orders of any partner by id, reference or the receiver's phone number. */
export function FindOrders() {
  const text = useTexts(operatorWorkTexts);
  const [term, setTerm] = useState('');
  const columns = useColumns();
  const { after, turn } = usePlaces();
  const query = { ...termOf(term), limit: pageSize, ...(after !== undefined && { after }) };
  const found = useQuery({
    queryKey: ['found-orders', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/orders', { params: { query } })),
    enabled: term !== '',
  });
  return (
    <>
      <Form
        onSend={({ term: entered = '' }) => {
          // The same text is no change, so it would not be read again by itself.
          if (entered.trim() === term && turn.isFirst && term !== '') return void found.refetch();
          turn.among(setTerm)(entered.trim());
        }}
      >
        <RowAbove>
          <TextInput name="term" size="sm" maxLength={100} label={text('find_order')} placeholder={text('find_hint')} />
          <Button type="submit" variant="default" size="sm">
            {text('find')}
          </Button>
        </RowAbove>
      </Form>
      {term !== '' && (
        <Section title={text('found')}>
          <ListedTable query={found} columns={columns} keyOf={({ order_id }) => order_id} none={text('none_found')} />
          <TurnPage turn={turn} next={found.data?.next_after} />
        </Section>
      )}
    </>
  );
}
