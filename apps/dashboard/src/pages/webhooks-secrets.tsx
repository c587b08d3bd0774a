import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import type { components } from '../generated/dashboard.api.types.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
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
  const rotate = () => {
    const sent = { params: { path: { environment } }, body: {} };
    return bodyOf(dashboard.POST('/v1/dashboard/webhook-secrets/{environment}/rotate', sent));
  };
  return (
    <AskedFirst
      name={text('rotate')}
      question={text('rotate_question')}
      note={<p>{text('rotate_note')}</p>}
      isOnce
      act={async () => onIssued(await rotate())}
    />
  );
}

/** The shared secrets by origin: the one in use, and those that are used again if the URL moves back to their origin. */
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

/** The secrets of webhooks, shown until the user has stored them. */
export function IssuedWebhookSecrets({ secrets, onStored }: { readonly secrets: Shown; onStored(): void }) {
  const text = useTexts(webhookTexts);
  const shown = (['signing_secret', 'token'] as const).flatMap((name) => {
    const secret = secrets[name];
    return secret === undefined ? [] : [[text(name), secret] as const];
  });
  return (
    <IssuedSecrets
      title={text('new_secrets')}
      note={text('new_secrets_note')}
      secrets={shown}
      stored={text('stored')}
      onStored={onStored}
    />
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
      {issued !== null && <IssuedWebhookSecrets secrets={issued} onStored={() => setIssued(null)} />}
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
