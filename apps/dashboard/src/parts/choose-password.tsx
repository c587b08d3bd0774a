import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayHaveTakenEffect } from '../api/problem-error.ts';
import { Form } from '../kit/form.tsx';
import { DoneNote, Note } from '../kit/note.tsx';
import { fieldFault, ProblemNote, useFaultText } from '../kit/problem-note.tsx';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

interface ChoosePasswordProps {
  /** The action of the link, for the token in it. */
  readonly send: (body: { token: string; password: string }) => Promise<{ readonly email: string }>;
  readonly button: string;
  readonly done: (email: string) => string;
}

/** The field of a new password, and the refusal of the form. */
export function NewPassword({ name, error }: { readonly name: string; readonly error: unknown }) {
  const text = useTexts(accessTexts);
  const faultText = useFaultText();
  const fault = fieldFault(error, name);
  return (
    <>
      {error !== null && fault === undefined && <ProblemNote error={error} />}
      <PasswordInput
        name={name}
        autoComplete="new-password"
        label={text('new_password')}
        description={text('password_rule')}
        error={fault && faultText(fault)}
        required
      />
    </>
  );
}

/** Said when the answer to a new password was lost. */
export function MaybeChanged() {
  const text = useTexts(accessTexts);
  return (
    <Note tone="wait" role="status">
      <p>{text('maybe_changed')}</p>
      <Link to="/sign-in">{text('sign_in')}</Link>
    </Note>
  );
}

/**
 * Sets a new password for the user of a link. The token is behind the # of the address, because browsers do not send
 * the fragment.
 */
export function ChoosePassword({ send, button, done }: ChoosePasswordProps) {
  const text = useTexts(accessTexts);
  const [token] = useState(() => location.hash.slice(1));
  // Stays true, because a second try after a lost answer is refused: the link is used up.
  const [isLost, setLost] = useState(false);
  const choose = useMutation({
    mutationFn: (password: string) => send({ token, password }),
    onError: (error) => setLost(isLost || mayHaveTakenEffect(error)),
  });
  if (token === '') return <p>{text('no_token')}</p>;
  if (choose.isSuccess) {
    return (
      <>
        <DoneNote>{done(choose.data.email)}</DoneNote>
        <Button component={Link} to="/sign-in" size="md" mt="lg" fullWidth>
          {text('sign_in')}
        </Button>
      </>
    );
  }
  return (
    <Form onSend={({ password = '' }) => choose.mutate(password)}>
      <NewPassword name="password" error={choose.error} />
      {isLost && <MaybeChanged />}
      <Button type="submit" size="md" loading={choose.isPending}>
        {button}
      </Button>
    </Form>
  );
}
