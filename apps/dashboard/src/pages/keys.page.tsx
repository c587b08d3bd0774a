import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import type { components } from '../generated/dashboard.api.types.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { Listed } from '../kit/listed.tsx';
import { useNow } from '../kit/now.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { dayMs } from '../parts/days-of-month.ts';
import { apiAddress } from '../parts/inserted-settings.ts';
import { maskedKey } from '../parts/masked-key.ts';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { keyTexts } from '../texts/keys.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './keys.module.css';

/** Hours, minutes and seconds, e.g. `23:59:07`. */
function countdownOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function Countdown({ expiresAt }: { readonly expiresAt: string }) {
  const text = useTexts(keyTexts);
  const format = useFormat();
  const left = Date.parse(expiresAt) - useNow(1_000);
  if (left <= 0) return <p className={styles.ends}>{text('ended')}</p>;
  return (
    <div className={styles.ends}>
      <p>{text('ends_in', { time: format.digits(countdownOf(left)) })}</p>
      <p className="soft">{text('ends_at', { time: format.moment(expiresAt) })}</p>
      <progress value={left} max={dayMs} aria-label={text('previous')} />
    </div>
  );
}

/** One key: its last four characters, its last use, and the remaining time of a replaced key. */
function KeyCard({ apiKey }: { readonly apiKey: components['schemas']['ListedKey'] }) {
  const text = useTexts(keyTexts);
  const format = useFormat();
  const { environment, last_four, issued_at, last_used_at, expires_at } = apiKey;
  return (
    <li>
      <Section title={text(expires_at === null ? 'current' : 'previous')}>
        <Group justify="space-between" gap="xs">
          <p className="mono">{maskedKey(environment, last_four)}</p>
          <div className="small">
            <p>{text('issued', { time: format.dateTime(issued_at) })}</p>
            <p>{last_used_at === null ? text('never_used') : text('used', { time: format.dateTime(last_used_at) })}</p>
          </div>
        </Group>
        {expires_at !== null && <Countdown expiresAt={expires_at} />}
      </Section>
    </li>
  );
}

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
      isOnce
      act={async () => onIssued((await issue()).api_key)}
    />
  );
}

function SampleCall() {
  const text = useTexts(keyTexts);
  const address = apiAddress(document, useEnvironment());
  const call = `curl -sS ${address}/v1/business/orders -H "X-API-Key: $DAKPION_API_KEY"`;
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
