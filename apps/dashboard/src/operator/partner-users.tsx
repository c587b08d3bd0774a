import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import type { Column } from '../kit/data-table.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { Section } from '../kit/section.tsx';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';
import { useMayWrite } from './token.ts';

/** The users of a partner, and a link for a user who lost the password. */
export function PartnerUsers({ partnerId }: { readonly partnerId: string }) {
  const text = useTexts(operatorPartnerTexts);
  const mayWrite = useMayWrite();
  const [link, setLink] = useState<string | null>(null);
  const path = { partner_id: partnerId };
  const users = useQuery({
    queryKey: ['users', partnerId],
    queryFn: () => bodyOf(operators.GET('/v1/operator/partners/{partner_id}/users', { params: { path } })),
  });
  const reset = async (user_id: string) => {
    const params = { path: { ...path, user_id } };
    const issued = await bodyOf(
      operators.POST('/v1/operator/partners/{partner_id}/users/{user_id}/password-reset', { params, body: {} }),
    );
    setLink(issued.reset_url);
  };
  const resetColumn: Column<Schemas['UserSummary']> = {
    label: text('reset'),
    kind: 'action',
    cell: ({ user_id, email, status }) =>
      status === 'active' && (
        <AskedFirst
          name={text('reset')}
          of={email}
          question={text('reset_question', { email })}
          note={<p>{text('reset_note')}</p>}
          small
          act={() => reset(user_id)}
        />
      ),
  };
  return (
    <Section title={text('users')}>
      {link !== null && (
        <IssuedSecrets
          title={text('reset_title')}
          note={text('shown_once')}
          secrets={[[text('reset_link'), link]]}
          onStored={() => setLink(null)}
        />
      )}
      <ListedTable
        query={users}
        keyOf={({ user_id }) => user_id}
        none={text('no_users')}
        columns={[
          { label: text('user'), cell: ({ email }) => email },
          { label: text('role'), cell: ({ role }) => text(role) },
          { label: text('state'), cell: ({ status, totp }) => text(totp ? 'active_totp' : `user_${status}`) },
          ...(mayWrite ? [resetColumn] : []),
        ]}
      />
    </Section>
  );
}
