import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { Form } from '../kit/form.tsx';
import { Note } from '../kit/note.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Outside } from '../parts/outside.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators } from './operators-gateway.ts';
import { keepToken, useWasRefused } from './token.ts';

/** Asks for the operator token, and stores it when the gateway accepts it. */
export function OperatorSignIn() {
  const text = useTexts(operatorTexts);
  const wasRefused = useWasRefused();
  const [isNoToken, setNoToken] = useState(false);
  const signIn = useMutation({
    mutationFn: async (token: string) => {
      const params = { query: { limit: 1 } };
      await bodyOf(operators.GET('/v1/operator/partners', { params, headers: { Authorization: `Bearer ${token}` } }));
      return token;
    },
    onSuccess: keepToken,
  });
  const send = ({ token = '' }: Readonly<Record<string, string>>) => {
    const entered = token.trim();
    // A text that a header cannot carry is not a token.
    const isToken = /^[\x21-\x7e]+$/.test(entered);
    setNoToken(!isToken);
    if (isToken) signIn.mutate(entered);
  };
  return (
    <Outside title={text('operators')} note={text('sign_in_note')}>
      <Form onSend={send}>
        {wasRefused && signIn.isIdle && (
          <Note tone="bad" role="alert">
            {text('token_refused')}
          </Note>
        )}
        {signIn.isError && <ProblemNote error={signIn.error} />}
        <PasswordInput
          name="token"
          autoComplete="off"
          label={text('token')}
          description={text('token_note')}
          error={isNoToken && text('token_form')}
          required
        />
        <Button type="submit" size="md" loading={signIn.isPending}>
          {text('enter')}
        </Button>
      </Form>
    </Outside>
  );
}
