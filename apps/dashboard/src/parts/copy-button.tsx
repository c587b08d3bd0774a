import { Button } from '@mantine/core';
import { useState } from 'react';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

const thanksMs = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The label of the button, by default "Copy". */
  readonly label?: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTexts(accessTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), thanksMs);
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
      // Without permission to write to the clipboard, the user can still select the text.
      onClick={() => void copy().catch(() => undefined)}
    >
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
