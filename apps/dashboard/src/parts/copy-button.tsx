import { Button } from '@mantine/core';
import { useState } from 'react';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

const thanksMs = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What the button says; "Copy" without it. */
  readonly label?: string;
}

/** Puts a text on the clipboard. */
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
      // Without permission to write the clipboard, the text stays where it can be marked.
      onClick={() => void copy().catch(() => undefined)}
    >
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
