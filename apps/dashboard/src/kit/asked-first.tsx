import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { Confirmation } from './confirmation.tsx';

interface AskedFirstProps {
  /** The label of the button. */
  readonly name: string;
  /** An accessible name. Needed if several buttons have the same label. */
  readonly of?: string;
  readonly question: string;
  readonly note: ReactNode;
  /** The labels of the two answers, if they are not `name` and "Back". */
  readonly yes?: string;
  readonly no?: string;
  /** The main action of its place. */
  readonly isPrimary?: boolean;
  readonly isDangerous?: boolean;
  readonly small?: boolean;
  /** Whether the button is disabled because an entry that `note` asks for is missing. */
  readonly isRefused?: () => boolean;
  act(): Promise<unknown>;
}

/** A button that asks for confirmation before its action. Afterwards all shown data is read again. */
export function AskedFirst(props: AskedFirstProps) {
  const { name, of, question, note, yes = name, no, isPrimary, isDangerous, small, isRefused, act } = props;
  const text = useTexts(words);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries();
    },
    // An action whose answer was lost may have been carried out, so the data is read again. The failure is shown without waiting
    // for the read.
    onError: () => void client.invalidateQueries(),
  });
  const stop = () => {
    setAsking(false);
    acting.reset();
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
      <Confirmation
        opened={isAsking}
        question={question}
        yes={yes}
        no={no ?? text('back')}
        isDangerous={isDangerous === true}
        isPending={acting.isPending}
        error={acting.error}
        onYes={() => isRefused?.() !== true && acting.mutate()}
        onNo={stop}
      >
        {note}
      </Confirmation>
    </>
  );
}
