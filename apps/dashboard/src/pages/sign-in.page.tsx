import { Button, PasswordInput, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { ProblemError } from '../api/problem-error.ts';
import { Form } from '../kit/form.tsx';
import { DoneNote } from '../kit/note.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Outside } from '../parts/outside.tsx';
import { sessionQuery } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { codeIn } from '../texts/entered-digits.ts';
import { useTexts } from '../texts/texts.ts';

/** The page after signing in. Always a page of the dashboard, never of another site. */
function nextOf(search: { readonly next?: unknown }): string {
  const { next } = search;
  return typeof next === 'string' && /^\/(sandbox|production)\//.test(next) ? next : '/';
}

/** A partner to which the address and the password give access. */
interface PartnerChoice {
  readonly partner_id: string;
  readonly name: string;
}

/** The partners from which the user must choose one. Null for other errors. */
function choiceOf(error: unknown): readonly PartnerChoice[] | null {
  if (!(error instanceof ProblemError) || error.code !== 'partner_choice_required') return null;
  return error.problem?.partners as readonly PartnerChoice[];
}

interface SignInOptions {
  /** The page after signing in. */
  readonly next: string;
  /** The partner that a link to this page names. Null if there is none. */
  readonly partner: string | null;
  onChoice(partners: readonly PartnerChoice[]): void;
}

function useSignIn({ next, partner, onChoice }: SignInOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ email = '', password = '', totp_code, partner_id }: Readonly<Record<string, string>>) => {
      const code = codeIn(totp_code ?? '') || null;
      const body = { email, password, totp_code: code, partner_id: partner_id ?? partner };
      return bodyOf(dashboard.POST('/v1/dashboard/session', { body }));
    },
    onError: (error) => {
      const choice = choiceOf(error);
      if (choice !== null) onChoice(choice);
      // The user may have entered another address, which has other partners.
      else if (error instanceof ProblemError && error.code === 'sign_in_failed') onChoice([]);
    },
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      return navigate({ href: `/dashboard${next}`, replace: true });
    },
  });
}

/** Lets the user choose one of the partners of the address. */
function ChoosePartner({ partners }: { readonly partners: readonly PartnerChoice[] }) {
  const text = useTexts(accessTexts);
  return (
    <Radio.Group name="partner_id" label={text('partner')} description={text('partner_note')} required>
      <Stack gap="xs" mt="xs">
        {partners.map(({ partner_id, name }, index) => (
          <Radio key={partner_id} value={partner_id} label={name} description={partner_id} autoFocus={index === 0} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Signs a user in. Asks for a one-time code if the account has them. */
export default function SignInPage() {
  const text = useTexts(accessTexts);
  const search: { readonly next?: unknown; readonly ended?: unknown; readonly partner?: unknown } = useSearch({
    strict: false,
  });
  const [partners, setPartners] = useState<readonly PartnerChoice[]>([]);
  const partner = typeof search.partner === 'string' ? search.partner : null;
  const signIn = useSignIn({ next: nextOf(search), partner, onChoice: setPartners });
  const needsCode = signIn.error instanceof ProblemError && signIn.error.code === 'totp_required';
  const isRefused = signIn.isError && !needsCode && choiceOf(signIn.error) === null;
  const asksForCode = needsCode || Boolean(signIn.variables?.totp_code);
  return (
    <Outside title={text('sign_in')} note={text('sign_in_note')}>
      <Form onSend={(fields) => signIn.mutate(fields)}>
        {search.ended === true && signIn.isIdle && <DoneNote>{text('unused')}</DoneNote>}
        {isRefused && <ProblemNote error={signIn.error} />}
        {needsCode && <DoneNote>{text('totp_needed')}</DoneNote>}
        <TextInput name="email" type="email" autoComplete="username" label={text('email')} required />
        <PasswordInput name="password" autoComplete="current-password" label={text('password')} required />
        {partners.length > 0 && <ChoosePartner partners={partners} />}
        {asksForCode && (
          <TextInput
            name="totp_code"
            label={text('totp_code')}
            description={text('totp_note')}
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
