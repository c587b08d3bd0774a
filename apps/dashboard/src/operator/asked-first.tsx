import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirmation } from '../parts/confirmation.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';

interface AskedFirstProps {
  /** The labels of the button and of the confirming button. */
  readonly name: string;
  /** An accessible name, where several buttons have the same label. */
  readonly of?: string;
  readonly question: string;
  readonly note: ReactNode;
  readonly isDangerous?: boolean;
  readonly small?: boolean;
  /** Disabled: an entry that the note asks for is missing. */
  readonly isRefused?: () => boolean;
  act(): Promise<unknown>;
}

/** A button that asks for confirmation before its action. All shown data is read again afterwards. */
export function AskedFirst({ name, of, question, note, isDangerous, small, isRefused, act }: AskedFirstProps) {
  const text = useTexts(operatorTexts);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries();
    },
  });
  const stop = () => {
    setAsking(false);
    acting.reset();
  };
  return (
    <>
      <Button
        variant={isDangerous === true || small === true ? 'default' : 'filled'}
        size={small === true ? 'xs' : 'sm'}
        onClick={() => setAsking(true)}
      >
        {name}
        {of !== undefined && <span className="only-read"> {of}</span>}
      </Button>
      <Confirmation
        opened={isAsking}
        question={question}
        yes={name}
        no={text('back')}
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
