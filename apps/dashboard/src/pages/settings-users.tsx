import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { roles } from '../api/listed-values.ts';
import type { components, Role } from '../generated/dashboard.api.types.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import type { Column } from '../kit/data-table.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useSession } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { settingTexts } from '../texts/settings.texts.ts';
import { useTexts } from '../texts/texts.ts';

type User = components['schemas']['UserSummary'];

/** The selected role of a select field. */
export function roleOf(value: string | undefined): Role {
  return roles.find((role) => role === value) ?? 'read_only';
}

function RemoveUser({ user: { user_id, email } }: { readonly user: User }) {
  const text = useTexts(settingTexts);
  return (
    <AskedFirst
      name={text('remove')}
      of={email}
      question={text('remove_question', { email })}
      note={<p>{text('remove_note')}</p>}
      isDangerous
      small
      act={() => bodyOf(dashboard.DELETE('/v1/dashboard/users/{user_id}', { params: { path: { user_id } } }))}
    />
  );
}

function ChangeRole({
  user: { user_id, email, role },
  onFailed,
}: {
  readonly user: User;
  onFailed(error: unknown): void;
}) {
  const text = useTexts(settingTexts);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: Role) => {
      const sent = { params: { path: { user_id } }, body: { role: next } };
      return bodyOf(dashboard.PUT('/v1/dashboard/users/{user_id}/role', sent));
    },
    onSuccess: () => onFailed(null),
    onError: onFailed,
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
  return (
    <NativeSelect
      size="xs"
      miw="8rem"
      aria-label={text('role_of', { email })}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      data={roles.map((value) => ({ value, label: text(value) }))}
      onChange={({ currentTarget: { value } }) => change.mutate(roleOf(value))}
    />
  );
}

/**
 * The columns of the users. Users cannot change their own role or remove themselves, because they could not undo it. Another owner
 * can.
 */
function useColumns(onFailed: (error: unknown) => void): readonly Column<User>[] {
  const text = useTexts(settingTexts);
  const format = useFormat();
  const { user: own } = useSession();
  const isOwner = own.role === 'owner';
  const mayChange = ({ user_id }: User) => isOwner && user_id !== own.user_id;
  const remove: Column<User> = {
    label: text('remove'),
    kind: 'action',
    cell: (user) => mayChange(user) && <RemoveUser user={user} />,
  };
  return [
    {
      label: text('user'),
      cell: ({ email, user_id }) => (
        <>
          {email}
          {user_id === own.user_id && <span className="soft"> ({text('you')})</span>}
        </>
      ),
    },
    {
      label: text('role'),
      cell: (user) => (mayChange(user) ? <ChangeRole user={user} onFailed={onFailed} /> : text(user.role)),
    },
    {
      label: text('status'),
      cell: ({ status, invitation_expires_at, totp }) => (
        <span className="small">
          {status === 'invited' && invitation_expires_at !== null
            ? text('invited', { time: format.dateTime(invitation_expires_at) })
            : text(totp ? 'active_totp' : 'active')}
        </span>
      ),
    },
    ...(isOwner ? [remove] : []),
  ];
}

/** The users of the dashboard, and their roles. */
export function Users() {
  const text = useTexts(settingTexts);
  const { user } = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const users = useQuery({ queryKey: ['users'], queryFn: () => bodyOf(dashboard.GET('/v1/dashboard/users')) });
  return (
    <Section title={text('users')} note={user.role === 'owner' ? undefined : text('owners_only')}>
      {failure !== null && <ProblemNote error={failure} />}
      <ListedTable query={users} columns={useColumns(setFailure)} keyOf={({ user_id }) => user_id} none="" />
    </Section>
  );
}
