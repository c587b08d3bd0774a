import { Button, Group, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { keyTexts } from '../texts/keys.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './keys.module.css';
import { KeyCard } from './keys-card.tsx';

/** How a new key is issued: `rotate` leaves the present one 24 hours, `revoke` ends all others. */
type Change = 'rotate' | 'revoke';

interface ChangeKeyProps {
  readonly change: Change;
  onIssued(key: string): void;
}

function ChangeKey({ change, onIssued }: ChangeKeyProps) {
  const text = useTexts(keyTexts);
  const environment = useEnvironment();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const issue = useMutation({
    mutationFn: () => {
      const sent = { params: { path: { environment } }, body: {} } as const;
      return change === 'rotate'
        ? bodyOf(dashboard.POST('/v1/dashboard/keys/{environment}/rotate', sent))
        : bodyOf(dashboard.POST('/v1/dashboard/keys/{environment}/revoke', sent));
    },
    onSuccess: ({ api_key }) => {
      onIssued(api_key);
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  return (
    <>
      <Button variant={change === 'rotate' ? 'filled' : 'default'} onClick={() => setAsking(true)}>
        {text(change)}
      </Button>
      <Confirmation
        opened={isAsking}
        question={text(`${change}_question`)}
        yes={text(change)}
        no={text('back')}
        isDangerous={change === 'revoke'}
        isPending={issue.isPending}
        error={issue.error}
        onYes={() => issue.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{text(`${change}_note`)}</p>
      </Confirmation>
    </>
  );
}

const sampleCall = () => `curl -sS ${location.origin}/v1/business/orders -H "X-API-Key: $DAKPION_API_KEY"`;

function IssuedKey({ apiKey, onStored }: { readonly apiKey: string; readonly onStored: () => void }) {
  const text = useTexts(keyTexts);
  return (
    <section role="status" className={styles.issued}>
      <h2>{text('new_key')}</h2>
      <p className="soft">{text('new_key_note')}</p>
      <code className={styles.key}>{apiKey}</code>
      <Group gap="xs">
        <CopyButton text={apiKey} label={text('copy')} />
        <Button size="xs" variant="subtle" onClick={onStored}>
          {text('stored')}
        </Button>
      </Group>
    </section>
  );
}

/** The keys of one environment, and how to change them. */
function Keys() {
  const text = useTexts(keyTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const [issued, setIssued] = useState<string | null>(null);
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => bodyOf(dashboard.GET('/v1/dashboard/keys')) });
  const shown = keys.data?.data.filter((key) => key.environment === environment);
  const actions = mayWrite && (
    <Group gap="xs">
      <ChangeKey change="revoke" onIssued={setIssued} />
      <ChangeKey change="rotate" onIssued={setIssued} />
    </Group>
  );
  return (
    <>
      <PageTitle title={text('title')} note={text(`note_${environment}`)} actions={actions} />
      {issued !== null && <IssuedKey apiKey={issued} onStored={() => setIssued(null)} />}
      {keys.isError && <ProblemNote error={keys.error} retry={() => void keys.refetch()} />}
      {keys.isPending && <Skeleton height={96} radius="lg" aria-busy="true" />}
      {shown?.length === 0 && (
        <EmptyState icon="keys" title={text('no_keys')}>
          <p>{text('no_keys_note')}</p>
          <code className={styles.key}>{sampleCall()}</code>
          <CopyButton text={sampleCall()} label={text('copy_call')} />
        </EmptyState>
      )}
      <ul className={styles.keys}>
        {shown?.map((key) => (
          <KeyCard key={key.key_id} apiKey={key} />
        ))}
      </ul>
    </>
  );
}

/** Reset in the other environment: a key that was just issued must not be shown there. */
export default function KeysPage() {
  return <Keys key={useEnvironment()} />;
}
