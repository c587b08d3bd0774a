import { Box, Button, Group, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { Form } from '../kit/form.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { fieldFault, ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { sessionQuery, useSession } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { codeIn } from '../texts/entered-digits.ts';
import { useTexts } from '../texts/texts.ts';

/** Turns one-time codes on and off. */
export function OneTimeCodes() {
  const text = useTexts(accessTexts);
  const { user } = useSession();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section title={text('totp')} note={text(user.totp ? 'totp_on' : 'totp_off')}>
      <Box maw="24rem">
        {codes !== null && (
          <IssuedSecrets
            title={text('recovery')}
            note={text('recovery_note')}
            secrets={codes.map((code) => ['', code])}
            stored={text('recovery_stored')}
            onStored={() => setCodes(null)}
          />
        )}
        {codes === null && user.totp && <NewRecoveryCodes onMade={setCodes} />}
        {user.totp ? <TurnOff /> : <TurnOn onConfirmed={setCodes} />}
      </Box>
    </Section>
  );
}

/** Reads the session again, which says whether one-time codes are on. */
function useReadSessionAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Groups of four characters, which are easier to copy by hand. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function NewRecoveryCodes({ onMade }: { onMade(codes: readonly string[]): void }) {
  const text = useTexts(accessTexts);
  const { user } = useSession();
  const make = () => bodyOf(dashboard.POST('/v1/dashboard/totp/recovery-codes', { body: {} }));
  return (
    <>
      <p>{text('recovery_left', { count: user.recovery_codes_left ?? 0 })}</p>
      <AskedFirst
        name={text('recovery_new')}
        question={text('recovery_new')}
        note={<p>{text('recovery_new_note')}</p>}
        no={text('cancel')}
        ifLost={text('recovery_lost')}
        act={async () => onMade((await make()).recovery_codes)}
      />
    </>
  );
}

function TurnOn({ onConfirmed }: { onConfirmed(codes: readonly string[]): void }) {
  const text = useTexts(accessTexts);
  const readSessionAgain = useReadSessionAgain();
  const begin = useMutation({ mutationFn: () => bodyOf(dashboard.POST('/v1/dashboard/totp', { body: {} })) });
  const confirm = useMutation({
    mutationFn: (totp_code: string) =>
      bodyOf(dashboard.POST('/v1/dashboard/totp/confirm', { body: { totp_code: codeIn(totp_code) } })),
    onSuccess: ({ recovery_codes }) => {
      if (recovery_codes.length > 0) onConfirmed(recovery_codes);
      return readSessionAgain();
    },
    // The codes may be on although the answer with the recovery codes was lost. The page then offers new ones.
    onError: readSessionAgain,
  });
  if (!begin.isSuccess) {
    return (
      <>
        {begin.isError && <ProblemNote error={begin.error} />}
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
          {text('totp_begin')}
        </Button>
      </>
    );
  }
  const { secret, otpauth_url } = begin.data;
  const isWrong = fieldFault(confirm.error, 'totp_code') !== undefined;
  return (
    <Form onSend={({ totp_code = '' }) => confirm.mutate(totp_code)}>
      <p>{text('totp_scan')}</p>
      <QrCode text={otpauth_url} label={text('totp_qr')} />
      <p>{text('totp_secret')}</p>
      <Group>
        <code>{inFours(secret)}</code>
        <CopyButton text={secret} />
      </Group>
      <a href={otpauth_url}>{text('totp_open')}</a>
      {confirm.isError && !isWrong && <ProblemNote error={confirm.error} />}
      <TextInput
        name="totp_code"
        label={text('totp_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isWrong && text('totp_wrong')}
      />
      <div>
        <Button type="submit" loading={confirm.isPending}>
          {text('totp_confirm')}
        </Button>
      </div>
    </Form>
  );
}

function TurnOff() {
  const text = useTexts(accessTexts);
  return (
    <AskedFirst
      name={text('totp_remove')}
      question={text('totp_remove_note')}
      note={<PasswordInput name="password" autoComplete="current-password" label={text('current_password')} />}
      no={text('cancel')}
      act={({ password = '' }) => bodyOf(dashboard.POST('/v1/dashboard/totp/remove', { body: { password } }))}
    />
  );
}
