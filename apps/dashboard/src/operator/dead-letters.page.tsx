import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { type Column, RowName, Under } from '../kit/data-table.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { ListFilter } from '../kit/list-filter.tsx';
import { ListPage } from '../kit/listed.tsx';
import { TurnPage, usePlaces } from '../kit/pages-of-list.tsx';
import { State } from '../kit/state.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';

const statuses = ['open', 'replayed', 'dropped'] as const;
const tones = { open: 'bad', replayed: 'good', dropped: 'none' } as const;
const pageSize = 25;
const readEveryMs = 10_000;

function useColumns(): readonly Column<Schemas['DeadLetter']>[] {
  const text = useTexts(operatorWorkTexts);
  const format = useFormat();
  return [
    {
      label: text('reason'),
      cell: ({ letter_id, reason, detail }) => (
        <RowName to={`/dead-letters/${encodeURIComponent(letter_id)}`} under={detail}>
          {reason}
        </RowName>
      ),
    },
    {
      label: text('message'),
      cell: ({ topic, type, key }) => (
        <>
          {type}
          <Under>{topic}</Under>
          <Under>{key}</Under>
        </>
      ),
    },
    { label: text('state'), cell: (letter) => <State tone={tones[letter.status]}>{text(letter.status)}</State> },
    { label: text('dead_at'), kind: 'time', cell: ({ dead_at }) => format.dateTime(dead_at) },
  ];
}

/** Messages that a consumer could not process. By default, only undecided ones are listed. */
export default function DeadLettersPage() {
  const text = useTexts(operatorWorkTexts);
  const [status, setStatus] = useState<(typeof statuses)[number]>('open');
  const { after, turn } = usePlaces();
  const query = { status, limit: pageSize, ...(after !== undefined && { after }) };
  const letters = useQuery({
    queryKey: ['dead-letters', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/dead-letters', { params: { query } })),
    refetchInterval: readEveryMs,
  });
  return (
    <ListPage
      title={text('dead_letters')}
      note={text('letters_note')}
      filters={
        <RowAbove>
          <ListFilter
            label={text('state')}
            value={status}
            options={statuses.map((value) => ({ value, label: text(value) }))}
            onChoose={turn.among(setStatus)}
          />
        </RowAbove>
      }
      query={letters}
      keyOf={({ letter_id }) => letter_id}
      none={{ icon: 'check', title: text(`no_letters_${status}`), note: text('no_letters_note') }}
      columns={useColumns()}
      pages={<TurnPage turn={turn} next={letters.data?.next_after} />}
    />
  );
}
