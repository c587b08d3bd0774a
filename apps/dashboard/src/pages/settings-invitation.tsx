import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { roles } from '../api/listed-values.ts';
import type { components, Role } from '../generated/dashboard.api.types.ts';
import { FactList } from '../kit/fact-list.tsx';
import { Form } from '../kit/form.tsx';
import { FormRow } from '../kit/form-row.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { ProblemNote, useFieldError } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useFormat } from '../texts/format.ts';
import { settingTexts } from '../texts/settings.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { roleOf } from './settings-users.tsx';

interface Issued {
  readonly email: string;
  readonly invitation: components['schemas']['Invitation'];
}

/** Invites a colleague. For owners. */
export function Invite() {
  const text = useTexts(settingTexts);
  const format = useFormat();
  const client = useQueryClient();
  const [issued, setIssued] = useState<Issued | null>(null);
  const fieldError = useFieldError();
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
      <Stack gap="sm">
        <FactList facts={roles.map((role) => [text(role), text(`${role}_note`)])} />
        <Form onSend={send}>
          <FormRow>
            <TextInput name="email" type="email" size="sm" data-wide="" label={text('email')} error={emailFault} />
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
          </FormRow>
          {invite.isError && emailFault === undefined && <ProblemNote error={invite.error} />}
        </Form>
        {issued !== null && (
          <IssuedSecrets
            title={text('invitation', { email: issued.email })}
            note={text('invitation_note', { time: format.dateTime(issued.invitation.expires_at) })}
            secrets={[['', issued.invitation.invitation_url]]}
            copy={text('copy')}
            stored={text('stored')}
            onStored={() => setIssued(null)}
          />
        )}
      </Stack>
    </Section>
  );
}
