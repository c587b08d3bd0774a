import { Button, Group } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { CopyButton } from './copy-button.tsx';
import { FactList } from './fact-list.tsx';
import { Section } from './section.tsx';

interface IssuedSecretsProps {
  readonly title: string;
  readonly note: string;
  /** Each secret with its name, which is '' for a single secret that the title names. */
  readonly secrets: readonly (readonly [name: string, secret: string])[];
  /** The labels of the two buttons. */
  readonly copy?: string;
  readonly stored?: string;
  onStored(): void;
}

/** Secrets that the gateway returns only once. They are shown until the user has stored them. */
export function IssuedSecrets({ title, note, secrets, copy, stored, onStored }: IssuedSecretsProps) {
  const text = useTexts(words);
  const [[firstName, first] = ['', '']] = secrets;
  const copied = secrets.length === 1 ? first : secrets.map(([name, secret]) => `${name}: ${secret}`).join('\n');
  return (
    <Section kind="issued" title={title} note={note}>
      {firstName === '' ? (
        <code>{first}</code>
      ) : (
        <FactList facts={secrets.map(([name, secret]) => [name, <code key={name}>{secret}</code>])} />
      )}
      <Group gap="xs" mt="sm">
        <CopyButton text={copied} {...(copy !== undefined && { label: copy })} />
        <Button size="xs" variant="subtle" onClick={onStored}>
          {stored ?? text('stored')}
        </Button>
      </Group>
    </Section>
  );
}
