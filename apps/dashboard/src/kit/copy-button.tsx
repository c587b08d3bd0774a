import { ActionIcon, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** The label of the button, by default "Copy". */
  readonly label?: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTexts(accessTexts);
  // Without permission to write to the clipboard, the user can still select the text.
  const { copied, copy } = useClipboard();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}

/** A small button after a text, which copies the text. `name`: a name of the text, for screen readers. */
export function CopyIcon({ text, name }: { readonly text: string; readonly name: string }) {
  const t = useTexts(words);
  const { copied, copy } = useClipboard();
  const label = t('copy_of', { name });
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} onClick={() => copy(text)}>
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </ActionIcon>
  );
}
