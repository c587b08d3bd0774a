import { Button, Group } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { CopyButton } from './copy-button.tsx';
import { FactList } from './fact-list.tsx';
import { Section } from './section.tsx';

interface IssuedSecretsProps {
  readonly title: string;
  readonly note: string;
  /** Each secret with its name, which is '' for secrets that the title names. */
  readonly secrets: readonly (readonly [name: string, secret: string])[];
  /** The labels of the two buttons. */
  readonly copy?: string;
  readonly stored?: string;
  onStored(): void;
}

/** Secrets that the gateway returns only once. They are shown until the user has stored them. */
export function IssuedSecrets({ title, note, secrets, copy, stored, onStored }: IssuedSecretsProps) {
  const text = useTexts(words);
  const isNamed = secrets[0]?.[0] !== '';
  const isCopiedNamed = isNamed && secrets.length > 1;
  const copied = secrets.map(([name, secret]) => (isCopiedNamed ? `${name}: ${secret}` : secret)).join('\n');
  return (
    <Section kind="issued" title={title} note={note}>
      {isNamed ? (
        <FactList facts={secrets.map(([name, secret]) => [name, <code key={name}>{secret}</code>])} />
      ) : (
        <ul>
          {secrets.map(([, secret]) => (
            <li key={secret}>
              <code>{secret}</code>
            </li>
          ))}
        </ul>
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
