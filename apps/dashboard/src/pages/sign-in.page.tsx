import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { ProblemError } from '../api/problem-error.ts';
import { DoneNote } from '../parts/done-note.tsx';
import { Form } from '../parts/form.tsx';
import { Outside } from '../parts/outside.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { sessionQuery } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page after signing in: a page of the dashboard, never of another site. */
function nextOf(search: { readonly next?: unknown }): string {
  const { next } = search;
  return typeof next === 'string' && /^\/(sandbox|production)\//.test(next) ? next : '/';
}

function useSignIn(next: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ email = '', password = '', totp_code }: Readonly<Record<string, string>>) => {
      const code = totp_code?.replaceAll(' ', '') || null;
      return bodyOf(dashboard.POST('/v1/dashboard/session', { body: { email, password, totp_code: code } }));
    },
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      return navigate({ href: `/dashboard${next}`, replace: true });
    },
  });
}

/** Signs a user in; asks for a one-time code if the account has them. */
export default function SignInPage() {
  const text = useTexts(accessTexts);
  const search: { readonly next?: unknown; readonly ended?: unknown } = useSearch({ strict: false });
  const signIn = useSignIn(nextOf(search));
  const needsCode = signIn.error instanceof ProblemError && signIn.error.code === 'totp_required';
  const asksForCode = needsCode || Boolean(signIn.variables?.totp_code);
  return (
    <Outside title={text('sign_in')} note={text('sign_in_note')}>
      <Form onSend={(fields) => signIn.mutate(fields)}>
        {search.ended === true && signIn.isIdle && <DoneNote>{text('unused')}</DoneNote>}
        {signIn.isError && !needsCode && <ProblemNote error={signIn.error} />}
        {needsCode && <DoneNote>{text('totp_needed')}</DoneNote>}
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          label={text('email')}
          required
          withAsterisk={false}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={text('password')}
          required
          withAsterisk={false}
        />
        {asksForCode && (
          <TextInput
            name="totp_code"
            label={text('totp_code')}
            description={text('totp_note')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <Button type="submit" size="md" loading={signIn.isPending}>
          {text('sign_in')}
        </Button>
        <p className="soft">{text('forgotten')}</p>
      </Form>
    </Outside>
  );
}
