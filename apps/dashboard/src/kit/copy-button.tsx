import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { Icon } from './icon.tsx';

const thanksMs = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The label of the button, by default "Copy". */
  readonly label?: string;
}

function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), thanksMs);
  };
  // Without permission to write to the clipboard, the user can still select the text.
  return { isCopied, copy: () => void copy().catch(() => undefined) };
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTexts(accessTexts);
  const { isCopied, copy } = useCopy(text);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}

/** A small button behind a text that copies it. `name`: what it is, for screen readers. */
export function CopyIcon({ text, name }: { readonly text: string; readonly name: string }) {
  const t = useTexts(words);
  const { isCopied, copy } = useCopy(text);
  const label = t('copy_of', { name });
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} size={14} />
    </ActionIcon>
  );
}
