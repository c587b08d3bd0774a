import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemNote } from './problem-note.tsx';

interface ConfirmationProps {
  readonly opened: boolean;
  readonly question: string;
  readonly children: ReactNode;
  /** The labels of the two buttons. */
  readonly yes: string;
  readonly no: string;
  /** Red, for an action that cannot be undone. */
  readonly isDangerous: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  onYes(): void;
  onNo(): void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function Confirmation(props: ConfirmationProps) {
  const { opened, question, children, yes, no, isDangerous, isPending, error, onYes, onNo } = props;
  return (
    <Modal opened={opened} onClose={onNo} title={<strong>{question}</strong>} closeButtonProps={{ 'aria-label': no }}>
      {children}
      {error !== null && <ProblemNote error={error} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onNo}>
          {no}
        </Button>
        <Button color={isDangerous ? 'red.8' : undefined} loading={isPending} onClick={onYes}>
          {yes}
        </Button>
      </Group>
    </Modal>
  );
}
