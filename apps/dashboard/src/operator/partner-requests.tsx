import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { ListFilter } from './list-filter.tsx';
import { type Column, Listed, State, TurnPage, usePlaces } from './listed.tsx';
import styles from './operator.module.css';
import { type Environment, environments, operators, type Schemas } from './operators-gateway.ts';

const pageSize = 10;

/** Green for success, red for server errors, amber for refusals. */
function toneOf(status: number | null): 'good' | 'wait' | 'bad' {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'wait' : 'good';
}

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
          <span className={styles.under}>{request_id}</span>
        </>
      ),
    },
    {
      label: text('answer'),
      cell: ({ status, problem_code }) => (
        <>
          <State tone={toneOf(status)}>{status ?? text('no_answer')}</State>
          {problem_code !== null && <span className={styles.under}>{problem_code}</span>}
        </>
      ),
    },
    { label: text('time'), kind: 'time', cell: ({ time }) => format.moment(time) },
  ];
}

/** The recent requests of a partner's API keys. */
export function PartnerRequests({ partnerId }: { readonly partnerId: string }) {
  const text = useTexts(operatorPartnerTexts);
  const common = useTexts(operatorTexts);
  const [environment, setEnvironment] = useState<Environment>('production');
  const { after, turn } = usePlaces();
  const query = { partner_id: partnerId, environment, limit: pageSize, ...(after !== undefined && { after }) };
  const requests = useQuery({
    queryKey: ['requests', query],
    queryFn: () => bodyOf(operators.GET('/v1/operator/requests', { params: { query } })),
  });
  return (
    <Section title={text('requests')}>
      <ListFilter
        label={common('environment')}
        value={environment}
        options={environments.map((value) => ({ value, label: common(value) }))}
        onChoose={(value) => {
          setEnvironment(value);
          turn.toFirst();
        }}
      />
      <Listed
        query={requests}
        keyOf={({ request_id, time }) => `${request_id} ${time}`}
        none={text('no_requests')}
        columns={useColumns()}
      />
      <TurnPage turn={turn} next={requests.data?.next ?? null} />
    </Section>
  );
}
