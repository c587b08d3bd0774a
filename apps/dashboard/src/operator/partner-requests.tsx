import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { type Column, Under } from '../kit/data-table.tsx';
import { RowAbove } from '../kit/form-row.tsx';
import { ListFilter } from '../kit/list-filter.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { TurnPage, usePlaces } from '../kit/pages-of-list.tsx';
import { Section } from '../kit/section.tsx';
import { AnswerState } from '../kit/state.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type Environment, environments, operators, type Schemas } from './operators-gateway.ts';

const pageSize = 10;

function useColumns(): readonly Column<Schemas['RequestPage']['data'][number]>[] {
  const text = useTexts(operatorPartnerTexts);
  const format = useFormat();
  return [
    {
      label: text('request'),
      cell: ({ method, path, request_id }) => (
        <>
          <span className="mono">
            {method} {path}
          </span>
          <Under>{request_id}</Under>
        </>
      ),
    },
    {
      label: text('answer'),
      cell: ({ status, problem_code }) => (
        <>
          <AnswerState status={status} none={text('no_answer')} />
          {problem_code !== null && <Under>{problem_code}</Under>}
        </>
      ),
    },
    { label: text('time'), kind: 'time', cell: ({ time }) => format.moment(time) },
  ];
}

/** The recent requests of a partner's API keys. */
export function PartnerRequests({ partnerId }: { readonly partnerId: string }) {
  const text = useTexts(operatorPartnerTexts);
  const [environment, setEnvironment] = useState<Environment>('production');
  const { after, turn } = usePlaces();
  const query = { partner_id: partnerId, environment, limit: pageSize, ...(after !== undefined && { after }) };
  const requests = useQuery({
    queryKey: ['requests', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/requests', { params: { query } })),
  });
  return (
    <Section title={text('requests')}>
      <RowAbove>
        <ListFilter
          label={text('environment')}
          value={environment}
          options={environments.map((value) => ({ value, label: text(value) }))}
          onChoose={turn.among(setEnvironment)}
        />
      </RowAbove>
      <ListedTable
        query={requests}
        keyOf={({ request_id, time }) => `${request_id} ${time}`}
        none={text('no_requests')}
        columns={useColumns()}
      />
      <TurnPage turn={turn} next={requests.data?.next} />
    </Section>
  );
}
