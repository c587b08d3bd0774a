import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { type Column, RowName, Under } from '../kit/data-table.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { ListPage } from '../kit/listed.tsx';
import { NumberedPages } from '../kit/pages-of-list.tsx';
import { useFieldError } from '../kit/problem-note.tsx';
import { State } from '../kit/state.tsx';
import { maskedKey } from '../parts/masked-key.ts';
import { useFormat } from '../texts/format.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type Environment, environments, operators, type Schemas } from './operators-gateway.ts';
import { partnersQuery } from './partners-read.ts';
import { useMayWrite } from './token.ts';

type Partner = Schemas['PartnerSummary'];
type Created = Schemas['CreatedPartner'];
const pageSize = 25;

function CreatePartner({ onCreated }: { onCreated(created: Created): void }) {
  const text = useTexts(operatorPartnerTexts);
  const fieldError = useFieldError();
  return (
    <AskedFirst
      name={text('create')}
      question={text('create_title')}
      note={(error) => (
        <>
          <TextInput name="name" label={text('name')} error={fieldError(error, 'name')} required />
          <TextInput
            name="email"
            type="email"
            label={text('email')}
            description={text('email_note')}
            error={fieldError(error, 'email')}
            required
          />
        </>
      )}
      no={text('close')}
      isPrimary
      // Another request would make a second partner.
      isOnce
      ifLost={text('may_be_created')}
      act={async ({ name = '', email = '' }) => {
        const body = { name: name.trim(), email: email.trim() };
        onCreated(await bodyOf(operators.POST('/v1/operator/partners', { body })));
      }}
    />
  );
}

function useColumns(): readonly Column<Partner>[] {
  const text = useTexts(operatorPartnerTexts);
  const format = useFormat();
  const keys = (environment: Environment): Column<Partner> => ({
    label: text('keys_of', { environment: text(environment) }),
    cell: ({ api_keys }) => {
      const current = api_keys[environment].find(({ expires_at }) => expires_at === null);
      if (current === undefined) return <span className="soft">{text('no_key')}</span>;
      const { last_four, last_used_at } = current;
      return (
        <>
          <span className="mono">{maskedKey(environment, last_four)}</span>
          <Under>
            {last_used_at === null ? text('never_used') : text('used', { time: format.dateTime(last_used_at) })}
          </Under>
        </>
      );
    },
  });
  return [
    {
      label: text('partner'),
      cell: ({ partner_id, name, email }) => (
        <RowName to={`/partners/${partner_id}`} under={email}>
          {name}
        </RowName>
      ),
    },
    {
      label: text('state'),
      cell: ({ suspended }) => (
        <State tone={suspended ? 'bad' : 'good'}>{text(suspended ? 'suspended' : 'active')}</State>
      ),
    },
    ...environments.map(keys),
    { label: text('created'), kind: 'time', cell: ({ created_at }) => format.day(created_at) },
  ];
}

/** The secrets of a new partner with their names. */
function useSecretsOf(): (created: Created) => readonly (readonly [string, string])[] {
  const text = useTexts(operatorPartnerTexts);
  return (created) => [
    [text('partner_id'), created.partner_id],
    ...environments.map((each) => [text('keys_of', { environment: text(each) }), created.api_keys[each]] as const),
    ...environments.map(
      (each) => [text('signing_secret_of', { environment: text(each) }), created.webhook[each].signing_secret] as const,
    ),
    ...environments.map(
      (each) => [text('webhook_token_of', { environment: text(each) }), created.webhook[each].token] as const,
    ),
    [text('email'), created.dashboard.email],
    [text('password'), created.dashboard.password],
  ];
}

/** Lists all partners with their keys, and creates new ones. */
export default function PartnersPage() {
  const text = useTexts(operatorPartnerTexts);
  const mayWrite = useMayWrite();
  const [page, setPage] = useState(1);
  const secretsOf = useSecretsOf();
  const [created, setCreated] = useState<Created | null>(null);
  const partners = useQuery({ ...partnersQuery(page, pageSize), placeholderData: keepPreviousData });
  return (
    <ListPage
      title={text('partners')}
      note={text('note')}
      actions={mayWrite && <CreatePartner onCreated={setCreated} />}
      filters={
        created !== null && (
          <IssuedSecrets
            title={text('created_title')}
            note={text('shown_once')}
            secrets={secretsOf(created)}
            onStored={() => setCreated(null)}
          />
        )
      }
      query={partners}
      columns={useColumns()}
      keyOf={({ partner_id }) => partner_id}
      none={{ icon: 'account', title: text('none'), note: text('none_note') }}
      pages={partners.data !== undefined && <NumberedPages pagination={partners.data.pagination} onPage={setPage} />}
    />
  );
}
