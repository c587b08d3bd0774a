import { Button, Modal, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { Form } from '../parts/form.tsx';
import { maskedKey } from '../parts/masked-key.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { fieldError, ProblemNote } from '../parts/problem-note.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { IssuedSecrets } from './issued-secrets.tsx';
import { type Column, Listed, NumberedPages, State } from './listed.tsx';
import styles from './operator.module.css';
import { type Environment, environments, operators, type Schemas } from './operators-gateway.ts';
import { partnersQuery } from './partners-read.ts';

type Partner = Schemas['PartnerSummary'];
type Created = Schemas['CreatedPartner'];
const pageSize = 25;

function CreatePartner({ onCreated }: { onCreated(created: Created): void }) {
  const text = useTexts(operatorPartnerTexts);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const create = useMutation({
    mutationFn: (body: { name: string; email: string }) => bodyOf(operators.POST('/v1/operator/partners', { body })),
    onSuccess: (created) => {
      onCreated(created);
      setOpen(false);
      return client.invalidateQueries({ queryKey: ['partners'] });
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('create')}</Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<strong>{text('create_title')}</strong>}
        closeButtonProps={{ 'aria-label': text('close') }}
      >
        <Form onSend={({ name = '', email = '' }) => create.mutate({ name: name.trim(), email: email.trim() })}>
          {create.isError && <ProblemNote error={create.error} />}
          <TextInput
            name="name"
            label={text('name')}
            error={fieldError(create.error, 'name')}
            required
            withAsterisk={false}
          />
          <TextInput
            name="email"
            type="email"
            label={text('email')}
            description={text('email_note')}
            error={fieldError(create.error, 'email')}
            required
            withAsterisk={false}
          />
          <Button type="submit" loading={create.isPending}>
            {text('create')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}

function useColumns(): readonly Column<Partner>[] {
  const text = useTexts(operatorPartnerTexts);
  const common = useTexts(operatorTexts);
  const format = useFormat();
  const keys = (environment: Environment): Column<Partner> => ({
    label: text('keys_of', { environment: common(environment) }),
    cell: ({ api_keys }) => {
      const current = api_keys[environment].find(({ expires_at }) => expires_at === null);
      if (current === undefined) return <span className="soft">{text('no_key')}</span>;
      const { last_four, last_used_at } = current;
      return (
        <>
          <span className="mono">{maskedKey(environment, last_four)}</span>
          <span className={styles.under}>
            {last_used_at === null ? text('never_used') : text('used', { time: format.dateTime(last_used_at) })}
          </span>
        </>
      );
    },
  });
  return [
    {
      label: text('partner'),
      cell: ({ partner_id, name, email }) => (
        <>
          <Link to={`/partners/${partner_id}`} className={styles.name}>
            {name}
          </Link>
          <span className={styles.under}>{email}</span>
        </>
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
  const common = useTexts(operatorTexts);
  return (created) => [
    [text('partner_id'), created.partner_id],
    ...environments.map((each) => [text('keys_of', { environment: common(each) }), created.api_keys[each]] as const),
    ...environments.map(
      (each) =>
        [text('signing_secret_of', { environment: common(each) }), created.webhook[each].signing_secret] as const,
    ),
    ...environments.map(
      (each) => [text('webhook_token_of', { environment: common(each) }), created.webhook[each].token] as const,
    ),
    [text('email'), created.dashboard.email],
    [text('password'), created.dashboard.password],
  ];
}

/** All partners with their keys; creates new ones. */
export default function PartnersPage() {
  const text = useTexts(operatorPartnerTexts);
  const common = useTexts(operatorTexts);
  const [page, setPage] = useState(1);
  const secretsOf = useSecretsOf();
  const [created, setCreated] = useState<Created | null>(null);
  const partners = useQuery({ ...partnersQuery(page, pageSize), placeholderData: keepPreviousData });
  const hasMore = partners.data?.pagination.has_more === true;
  return (
    <>
      <PageTitle title={common('partners')} note={text('note')} actions={<CreatePartner onCreated={setCreated} />} />
      {created !== null && (
        <IssuedSecrets title={text('created_title')} secrets={secretsOf(created)} onStored={() => setCreated(null)} />
      )}
      <Listed
        query={partners}
        columns={useColumns()}
        keyOf={({ partner_id }) => partner_id}
        none={{ icon: 'account', title: text('none'), note: text('none_note') }}
      />
      <NumberedPages page={page} hasMore={hasMore} onPage={setPage} />
    </>
  );
}
