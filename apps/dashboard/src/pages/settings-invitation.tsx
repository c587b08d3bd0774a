import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { roles } from '../api/listed-values.ts';
import type { components, Role } from '../generated/dashboard.api.types.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Form } from '../parts/form.tsx';
import { fieldError, ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { settingTexts } from '../texts/settings.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './settings.module.css';
import { roleOf } from './settings-users.tsx';

interface Issued {
  readonly email: string;
  readonly invitation: components['schemas']['Invitation'];
}

function IssuedInvitation({ issued: { email, invitation }, onStored }: { readonly issued: Issued; onStored(): void }) {
  const text = useTexts(settingTexts);
  const format = useFormat();
  return (
    <div role="status" className={styles.issued}>
      <h3>{text('invitation', { email })}</h3>
      <p className="soft">{text('invitation_note', { time: format.dateTime(invitation.expires_at) })}</p>
      <code className={styles.link}>{invitation.invitation_url}</code>
      <div>
        <CopyButton text={invitation.invitation_url} label={text('copy')} />{' '}
        <Button size="xs" variant="subtle" onClick={onStored}>
          {text('stored')}
        </Button>
      </div>
    </div>
  );
}

/** Invites a colleague. For owners. */
export function Invite() {
  const text = useTexts(settingTexts);
  const client = useQueryClient();
  const [issued, setIssued] = useState<Issued | null>(null);
  const invite = useMutation({
    mutationFn: async (body: { email: string; role: Role }) => ({
      email: body.email,
      invitation: await bodyOf(dashboard.POST('/v1/dashboard/users', { body })),
    }),
    onSuccess: (made) => {
      setIssued(made);
      return client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  const emailFault = fieldError(invite.error, 'email');
  const send = ({ email = '', role }: Readonly<Record<string, string>>, form: HTMLFormElement) =>
    invite.mutate({ email: email.trim(), role: roleOf(role) }, { onSuccess: () => form.reset() });
  return (
    <Section title={text('invite')} note={text('invite_note')}>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>
            <strong>{text(role)}</strong>: {text(`${role}_note`)}
          </li>
        ))}
      </ul>
      <Form onSend={send}>
        <div className={styles.fields}>
          <TextInput name="email" type="email" size="sm" label={text('email')} error={emailFault} />
          <NativeSelect
            name="role"
            size="sm"
            label={text('role')}
            defaultValue="developer"
            data={roles.map((value) => ({ value, label: text(value) }))}
          />
          <Button type="submit" size="sm" loading={invite.isPending}>
            {text('invite_button')}
          </Button>
        </div>
        {invite.isError && emailFault === undefined && <ProblemNote error={invite.error} />}
      </Form>
      {issued !== null && <IssuedInvitation issued={issued} onStored={() => setIssued(null)} />}
    </Section>
  );
}
