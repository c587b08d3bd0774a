import { Button } from '@mantine/core';
import { CopyButton } from '../parts/copy-button.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './operator.module.css';

interface IssuedSecretsProps {
  readonly title: string;
  /** Each secret with its name. */
  readonly secrets: readonly (readonly [name: string, secret: string])[];
  onStored(): void;
}

/** Secrets that the gateway returns only once: shown until the operator has stored them. */
export function IssuedSecrets({ title, secrets, onStored }: IssuedSecretsProps) {
  const text = useTexts(operatorTexts);
  return (
    <section role="status" className={styles.issued}>
      <div>
        <h2>{title}</h2>
        <p className="soft">{text('shown_once')}</p>
      </div>
      <dl>
        {secrets.map(([name, secret]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{secret}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <CopyButton text={secrets.map(([name, secret]) => `${name}: ${secret}`).join('\n')} />
        <Button size="xs" variant="subtle" onClick={onStored}>
          {text('stored')}
        </Button>
      </div>
    </section>
  );
}
