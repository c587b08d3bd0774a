import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mayHaveTakenEffect } from '../api/problem-error.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { Form } from './form.tsx';
import { ProblemNote } from './problem-note.tsx';

interface AskedFirstProps {
  /** The label of the button. */
  readonly name: string;
  /** An accessible name. Needed if several buttons have the same label. */
  readonly of?: string;
  readonly question: string;
  /** What is asked, with fields if needed. A function gets the error of the last try, or null. */
  readonly note: ReactNode | ((error: unknown) => ReactNode);
  /** The labels of the two answers, if they are not `name` and "Back". */
  readonly yes?: string;
  readonly no?: string;
  /** The main action of its place. */
  readonly isPrimary?: boolean;
  readonly isDangerous?: boolean;
  readonly small?: boolean;
  /** Whether nothing is sent because an entry that `note` asks for is missing. */
  readonly isRefused?: () => boolean;
  /** Whether a second action would end or double what the first one issued. It is not offered while the first may have taken effect. */
  readonly isOnce?: boolean;
  /** Said when the answer was lost. For an action with `isOnce`, there is a default. */
  readonly ifLost?: string;
  /** Gets the values of the fields of `note` by name. */
  act(fields: Readonly<Record<string, string>>): Promise<unknown>;
}

/** A button that asks for confirmation before its action. Afterwards all shown data is read again. */
export function AskedFirst(props: AskedFirstProps) {
  const text = useTexts(words);
  const { name, of, question, note, yes = name, no = text('back') } = props;
  const { isPrimary, isDangerous, small, isRefused, isOnce = false, act } = props;
  const ifLost = props.ifLost ?? (isOnce && text('may_be_done'));
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const hasActed = useRef(false);
  useEffect(() => () => moveLostFocus(hasActed.current), []);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: () => {
      hasActed.current = true;
      setAsking(false);
      return client.invalidateQueries();
    },
    // An action whose answer was lost may have been carried out, so the data is read again. The failure is shown without waiting
    // for the read.
    onError: () => void client.invalidateQueries(),
  });
  const isLost = acting.isError && mayHaveTakenEffect(acting.error);
  const mayBeDone = isOnce && isLost;
  const stop = () => {
    // The action cannot be taken back, and its failure would be shown nowhere.
    if (acting.isPending) return;
    setAsking(false);
    acting.reset();
  };
  const send = (fields: Readonly<Record<string, string>>) => {
    // Enter in a field sends the form also without a button.
    if (!mayBeDone && isRefused?.() !== true) acting.mutate(fields);
  };
  return (
    <>
      <Button
        variant={isPrimary === true ? 'filled' : 'default'}
        size={small === true ? 'xs' : 'sm'}
        onClick={() => setAsking(true)}
      >
        {name}
        {of !== undefined && <span className="only-read"> {of}</span>}
      </Button>
      <Modal
        opened={isAsking}
        onClose={stop}
        title={<strong>{question}</strong>}
        closeButtonProps={{ 'aria-label': no }}
      >
        <Form onSend={send}>
          {typeof note === 'function' ? note(acting.error) : note}
          {acting.error !== null && <ProblemNote error={acting.error} />}
          {isLost && ifLost !== false && <p>{ifLost}</p>}
          <Group justify="flex-end">
            <Button variant="default" onClick={stop}>
              {no}
            </Button>
            {!mayBeDone && (
              <Button type="submit" {...(isDangerous === true && { color: 'red.8' })} loading={acting.isPending}>
                {yes}
              </Button>
            )}
          </Group>
        </Form>
      </Modal>
    </>
  );
}

/** Some actions remove their own button, and the keyboard would begin again at the top of the page. */
function moveLostFocus(hasActed: boolean): void {
  if (hasActed && document.activeElement === document.body) document.getElementById('content')?.focus();
}
