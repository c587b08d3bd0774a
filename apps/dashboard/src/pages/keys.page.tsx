import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { Listed } from '../kit/listed.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { keyTexts } from '../texts/keys.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { KeyCard } from './keys-card.tsx';

/** How a new key is issued: `rotate` keeps the present key valid for 24 hours, `revoke` ends all other keys. */
type Change = 'rotate' | 'revoke';

interface ChangeKeyProps {
  readonly change: Change;
  onIssued(key: string): void;
}

function ChangeKey({ change, onIssued }: ChangeKeyProps) {
  const text = useTexts(keyTexts);
  const environment = useEnvironment();
  const issue = () => {
    const sent = { params: { path: { environment } }, body: {} } as const;
    return change === 'rotate'
      ? bodyOf(dashboard.POST('/v1/dashboard/keys/{environment}/rotate', sent))
      : bodyOf(dashboard.POST('/v1/dashboard/keys/{environment}/revoke', sent));
  };
  return (
    <AskedFirst
      name={text(change)}
      question={text(`${change}_question`)}
      note={<p>{text(`${change}_note`)}</p>}
      isPrimary={change === 'rotate'}
      isDangerous={change === 'revoke'}
      act={async () => onIssued((await issue()).api_key)}
    />
  );
}

function SampleCall() {
  const text = useTexts(keyTexts);
  const call = `curl -sS ${location.origin}/v1/business/orders -H "X-API-Key: $DAKPION_API_KEY"`;
  return (
    <>
      <p>{text('no_keys_note')}</p>
      <p>
        <code>{call}</code>
      </p>
      <CopyButton text={call} label={text('copy_call')} />
    </>
  );
}

/** The keys of one environment, and how to change them. */
export default function KeysPage() {
  const text = useTexts(keyTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const [issued, setIssued] = useState<string | null>(null);
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => bodyOf(dashboard.GET('/v1/dashboard/keys')),
    select: ({ data }) => ({ data: data.filter((key) => key.environment === environment) }),
  });
  const actions = mayWrite && (
    <Group gap="xs">
      <ChangeKey change="revoke" onIssued={setIssued} />
      <ChangeKey change="rotate" onIssued={setIssued} />
    </Group>
  );
  return (
    <>
      <PageTitle title={text('keys')} note={text(`note_${environment}`)} actions={actions} />
      {issued !== null && (
        <IssuedSecrets
          title={text('new_key')}
          note={text('new_key_note')}
          secrets={[['', issued]]}
          copy={text('copy')}
          onStored={() => setIssued(null)}
        />
      )}
      <Listed query={keys} none={{ icon: 'keys', title: text('no_keys'), note: <SampleCall /> }}>
        {({ data }) => (
          <Stack component="ul" gap="sm">
            {data.map((key) => (
              <KeyCard key={key.key_id} apiKey={key} />
            ))}
          </Stack>
        )}
      </Listed>
    </>
  );
}
