import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { roles } from '../api/listed-values.ts';
import type { components, Role } from '../generated/dashboard.api.types.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useSession } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { settingTexts } from '../texts/settings.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './settings.module.css';

type User = components['schemas']['UserSummary'];

/** The selected role of a select field. */
export function roleOf(value: string | undefined): Role {
  return roles.find((role) => role === value) ?? 'read_only';
}

function RemoveUser({ user: { user_id, email } }: { readonly user: User }) {
  const text = useTexts(settingTexts);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => bodyOf(dashboard.DELETE('/v1/dashboard/users/{user_id}', { params: { path: { user_id } } })),
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {text('remove')}
        <span className="only-read"> {email}</span>
      </Button>
      <Confirmation
        opened={isAsking}
        question={text('remove_question', { email })}
        yes={text('remove')}
        no={text('back')}
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onYes={() => remove.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{text('remove_note')}</p>
      </Confirmation>
    </>
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
      aria-label={text('role_of', { email })}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      data={roles.map((value) => ({ value, label: text(value) }))}
      onChange={({ currentTarget: { value } }) => change.mutate(roleOf(value))}
    />
  );
}

function UserRow({ user, onFailed }: { readonly user: User; onFailed(error: unknown): void }) {
  const text = useTexts(settingTexts);
  const format = useFormat();
  const { user: own } = useSession();
  const { user_id, email, role, status, invitation_expires_at, totp } = user;
  // Users cannot remove themselves, because they could not undo it; another owner can.
  const mayChange = own.role === 'owner' && user_id !== own.user_id;
  return (
    <tr>
      <td className={styles.email}>
        {email}
        {user_id === own.user_id && <span className="soft"> ({text('you')})</span>}
      </td>
      <td>{mayChange ? <ChangeRole user={user} onFailed={onFailed} /> : text(role)}</td>
      <td className={styles.status}>
        {status === 'invited' && invitation_expires_at !== null
          ? text('invited', { time: format.dateTime(invitation_expires_at) })
          : text(totp ? 'active_totp' : 'active')}
      </td>
      <td>{mayChange && <RemoveUser user={user} />}</td>
    </tr>
  );
}

/** The users of the dashboard, and their roles. */
export function Users() {
  const text = useTexts(settingTexts);
  const { user } = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const users = useQuery({ queryKey: ['users'], queryFn: () => bodyOf(dashboard.GET('/v1/dashboard/users')) });
  return (
    <Section title={text('users')} note={user.role === 'owner' ? undefined : text('owners_only')}>
      {users.isError && <ProblemNote error={users.error} retry={() => void users.refetch()} />}
      {failure !== null && <ProblemNote error={failure} />}
      <table className={styles.users} aria-busy={users.isPending}>
        <thead>
          <tr>
            <th scope="col">{text('user')}</th>
            <th scope="col">{text('role')}</th>
            <th scope="col">{text('status')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {users.data?.data.map((each) => (
            <UserRow key={each.user_id} user={each} onFailed={setFailure} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
