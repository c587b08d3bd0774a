import { Button, Group, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { answerConfirmation, useConfirmationAsked } from '../api/session-confirmation.ts';
import { Form } from '../kit/form.tsx';
import { fieldFault, ProblemNote } from '../kit/problem-note.tsx';
import { useSession } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { codeIn } from '../texts/entered-digits.ts';
import { useTexts } from '../texts/texts.ts';

/** Asks for the password or a one-time code while a sensitive request waits for it. The request is then sent again. */
export function ConfirmSession() {
  const text = useTexts(accessTexts);
  const isAsked = useConfirmationAsked();
  return (
    <Modal
      opened={isAsked}
      onClose={() => answerConfirmation(false)}
      title={<strong>{text('confirm')}</strong>}
      closeButtonProps={{ 'aria-label': text('cancel') }}
    >
      <ConfirmForm />
    </Modal>
  );
}

function ConfirmForm() {
  const text = useTexts(accessTexts);
  const { user } = useSession();
  const [byCode, setByCode] = useState(user.totp);
  const confirm = useMutation({
    mutationFn: ({ password, totp_code }: Readonly<Record<string, string>>) => {
      const body = byCode ? { totp_code: codeIn(totp_code ?? '') } : { password: password ?? '' };
      return bodyOf(dashboard.POST('/v1/dashboard/session/confirm', { body }));
    },
    onSuccess: () => answerConfirmation(true),
  });
  const isCodeWrong = fieldFault(confirm.error, 'totp_code') !== undefined;
  const choose = () => {
    confirm.reset();
    setByCode(!byCode);
  };
  return (
    <Form onSend={(fields) => confirm.mutate(fields)}>
      <p>{text('confirm_note')}</p>
      {confirm.isError && !isCodeWrong && <ProblemNote error={confirm.error} />}
      {byCode ? (
        <TextInput
          key="code"
          name="totp_code"
          label={text('totp_code')}
          description={text('totp_note')}
          autoComplete="one-time-code"
          error={isCodeWrong ? text('totp_wrong') : undefined}
          data-autofocus
        />
      ) : (
        <PasswordInput
          key="password"
          name="password"
          autoComplete="current-password"
          label={text('current_password')}
          data-autofocus
        />
      )}
      {user.totp && (
        <Button variant="subtle" size="xs" onClick={choose}>
          {text(byCode ? 'use_password' : 'use_code')}
        </Button>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answerConfirmation(false)}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {text('confirm_button')}
        </Button>
      </Group>
    </Form>
  );
}
