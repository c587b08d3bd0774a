import { Box, Button, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { mayHaveTakenEffect } from '../api/problem-error.ts';
import { Form } from '../kit/form.tsx';
import { DoneNote } from '../kit/note.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { MaybeChanged, NewPassword } from '../parts/choose-password.tsx';
import { forgetSession, sessionQuery, useSession } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { OneTimeCodes } from './account-one-time-codes.tsx';

function ChangePassword() {
  const text = useTexts(accessTexts);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      bodyOf(dashboard.POST('/v1/dashboard/password', { body })),
    onSuccess: (session) => client.setQueryData(sessionQuery.queryKey, session),
  });
  return (
    <Section title={text('password')} note={text('change_note')}>
      <Box maw="24rem">
        <Form
          onSend={({ current_password = '', new_password = '' }, form) =>
            change.mutate({ current_password, new_password }, { onSuccess: () => form.reset() })
          }
        >
          {change.isSuccess && <DoneNote>{text('changed')}</DoneNote>}
          <PasswordInput name="current_password" autoComplete="current-password" label={text('current_password')} />
          <NewPassword name="new_password" error={change.error} />
          {change.isError && mayHaveTakenEffect(change.error) && <MaybeChanged />}
          <div>
            <Button type="submit" loading={change.isPending}>
              {text('reset_button')}
            </Button>
          </div>
        </Form>
      </Box>
    </Section>
  );
}

function SignOutEverywhere() {
  const text = useTexts(accessTexts);
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => bodyOf(dashboard.DELETE('/v1/dashboard/sessions')),
    onSuccess: () => forgetSession(client),
  });
  return (
    <Section title={text('everywhere')} note={text('everywhere_note')}>
      {end.isError && <ProblemNote error={end.error} />}
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        {text('everywhere_button')}
      </Button>
    </Section>
  );
}

/** The user's own password, one-time codes and sessions. */
export default function AccountPage() {
  const text = useTexts(accessTexts);
  const { user } = useSession();
  return (
    <>
      <PageTitle title={text('account')} note={text('account_note', { email: user.email, role: text(user.role) })} />
      <ChangePassword />
      <OneTimeCodes />
      <SignOutEverywhere />
    </>
  );
}
