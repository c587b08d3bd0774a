import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import type { components } from '../generated/dashboard.api.types.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import styles from './webhooks.module.css';

type Issued = components['schemas']['RotatedEnvironmentSecrets'];
type Shared = components['schemas']['WebhookSecretsList']['shared_secrets'][number];
type Shown = { readonly signing_secret?: string; readonly token?: string };

function Rotate({ onIssued }: { onIssued(secrets: Issued): void }) {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const rotate = useMutation({
    mutationFn: () => {
      const sent = { params: { path: { environment } }, body: {} };
      return bodyOf(dashboard.POST('/v1/dashboard/webhook-secrets/{environment}/rotate', sent));
    },
    onSuccess: (secrets) => {
      onIssued(secrets);
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['webhook-secrets'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('rotate')}
      </Button>
      <Confirmation
        opened={isAsking}
        question={text('rotate_question')}
        yes={text('rotate')}
        no={text('back')}
        isPending={rotate.isPending}
        error={rotate.error}
        onYes={() => rotate.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{text('rotate_note')}</p>
      </Confirmation>
    </>
  );
}

/** The shared secrets by origin: the one in use, and those that come back with their origin. */
function SharedSecrets({ secrets }: { readonly secrets: readonly Shared[] }) {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const textOf = ({ origin, issued_at, former_until }: Shared) => {
    if (origin === null) return text('shared_unbound');
    if (former_until !== null) return text('shared_former', { origin, time: format.dateTime(former_until) });
    return text('shared_current', { origin, time: format.dateTime(issued_at) });
  };
  return (
    <>
      <h3>{text('shared')}</h3>
      <p className="soft">{text('shared_note')}</p>
      <ul className={styles.list}>
        {secrets.map((each) => (
          <li key={`${each.origin}${each.issued_at}`}>{textOf(each)}</li>
        ))}
      </ul>
    </>
  );
}

/** Secrets that are shown this once, until the user has stored them. */
export function IssuedSecrets({ secrets, onStored }: { readonly secrets: Shown; onStored(): void }) {
  const text = useTexts(webhookTexts);
  const shown = (['signing_secret', 'token'] as const).flatMap((name) => {
    const secret = secrets[name];
    return secret === undefined ? [] : [[name, secret] as const];
  });
  return (
    <div role="status" className={styles.issued}>
      <h3>{text('new_secrets')}</h3>
      <p className="soft">{text('new_secrets_note')}</p>
      {shown.map(([name, secret]) => (
        <div key={name} className={styles.row}>
          <p>
            {text(name)}
            <br />
            <code className={styles.secret}>{secret}</code>
          </p>
          <CopyButton text={secret} label={text('copy')} />
        </div>
      ))}
      <Button size="xs" variant="subtle" onClick={onStored}>
        {text('stored')}
      </Button>
    </div>
  );
}

/** The signing secrets of the environment: when they were issued, and how to rotate them. */
export function WebhookSecrets() {
  const text = useTexts(webhookTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const [issued, setIssued] = useState<Issued | null>(null);
  const secrets = useQuery({
    queryKey: ['webhook-secrets'],
    queryFn: () => bodyOf(dashboard.GET('/v1/dashboard/webhook-secrets')),
  });
  return (
    <Section title={text('secrets')} note={text('secrets_note')}>
      {issued !== null && <IssuedSecrets secrets={issued} onStored={() => setIssued(null)} />}
      {secrets.isError && <ProblemNote error={secrets.error} retry={() => void secrets.refetch()} />}
      <ul className={styles.list}>
        {secrets.data?.data
          .filter((each) => each.environment === environment)
          .map(({ issued_at, expires_at }) => (
            <li key={issued_at}>
              {expires_at === null
                ? text('current_secret', { time: format.dateTime(issued_at) })
                : text('previous_secret', { time: format.dateTime(expires_at) })}
            </li>
          ))}
      </ul>
      <SharedSecrets secrets={secrets.data?.shared_secrets.filter((each) => each.environment === environment) ?? []} />
      {mayWrite && <Rotate onIssued={setIssued} />}
    </Section>
  );
}
