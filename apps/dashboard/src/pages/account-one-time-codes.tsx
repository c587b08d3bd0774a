import { Button, Group, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Form } from '../parts/form.tsx';
import { fieldError, ProblemNote } from '../parts/problem-note.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { Section } from '../parts/section.tsx';
import { sessionQuery, useSession } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './account.module.css';

/** Turns one-time codes on and off. */
export function OneTimeCodes() {
  const text = useTexts(accessTexts);
  const { user } = useSession();
  return (
    <Section title={text('totp')} note={text(user.totp ? 'totp_on' : 'totp_off')}>
      <div className={styles.narrow}>{user.totp ? <TurnOff /> : <TurnOn />}</div>
    </Section>
  );
}

/** Reads the session again, which says whether one-time codes are on. */
function useReadSessionAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Groups of four characters, as people copy them. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function TurnOn() {
  const text = useTexts(accessTexts);
  const readSessionAgain = useReadSessionAgain();
  const begin = useMutation({ mutationFn: () => bodyOf(dashboard.POST('/v1/dashboard/totp', { body: {} })) });
  const confirm = useMutation({
    mutationFn: (totp_code: string) =>
      bodyOf(dashboard.POST('/v1/dashboard/totp/confirm', { body: { totp_code: totp_code.replaceAll(' ', '') } })),
    onSuccess: readSessionAgain,
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
  const isWrong = fieldError(confirm.error, 'totp_code') !== undefined;
  return (
    <Form onSend={({ totp_code = '' }) => confirm.mutate(totp_code)}>
      <p>{text('totp_scan')}</p>
      <QrCode text={otpauth_url} label={text('totp_qr')} />
      <p>{text('totp_secret')}</p>
      <div className={styles.secret}>
        <code className={styles.key}>{inFours(secret)}</code>
        <CopyButton text={secret} />
      </div>
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
  const readSessionAgain = useReadSessionAgain();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (password: string) => bodyOf(dashboard.POST('/v1/dashboard/totp/remove', { body: { password } })),
    onSuccess: readSessionAgain,
  });
  if (!isAsking) {
    return (
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('totp_remove')}
      </Button>
    );
  }
  return (
    <Form onSend={({ password = '' }) => remove.mutate(password)}>
      <p>{text('totp_remove_note')}</p>
      {remove.isError && <ProblemNote error={remove.error} />}
      <PasswordInput name="password" autoComplete="current-password" label={text('current_password')} />
      <Group>
        <Button type="submit" loading={remove.isPending}>
          {text('totp_remove')}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          {text('cancel')}
        </Button>
      </Group>
    </Form>
  );
}
