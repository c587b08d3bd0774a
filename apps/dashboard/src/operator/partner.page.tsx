import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { now } from '../api/clock.ts';
import { bodyOf } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { Under } from '../kit/data-table.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { IssuedSecrets } from '../kit/issued-secrets.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Note } from '../kit/note.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { maskedKey } from '../parts/masked-key.ts';
import { useFormat } from '../texts/format.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type Environment, environments, operators, type Schemas } from './operators-gateway.ts';
import { PartnerLimits } from './partner-limits.tsx';
import { PartnerRequests } from './partner-requests.tsx';
import { PartnerUsers } from './partner-users.tsx';
import { useMayWrite } from './token.ts';

type Partner = Schemas['PartnerSummary'];

function Suspension({ partner: { partner_id, name, suspended } }: { readonly partner: Partner }) {
  const text = useTexts(operatorPartnerTexts);
  const change = suspended ? 'resume' : 'suspend';
  const sent = { params: { path: { partner_id } }, body: {} };
  return (
    <AskedFirst
      key={change}
      name={text(change)}
      isPrimary={suspended}
      isDangerous={!suspended}
      question={text(`${change}_question`, { name })}
      note={<p>{text(`${change}_note`)}</p>}
      act={() =>
        suspended
          ? bodyOf(operators.POST('/v1/operator/partners/{partner_id}/resume', sent))
          : bodyOf(operators.POST('/v1/operator/partners/{partner_id}/suspend', sent))
      }
    />
  );
}

interface ChangeKeyProps {
  readonly change: 'rotate' | 'revoke';
  readonly partnerId: string;
  readonly environment: Environment;
  onIssued(key: string): void;
}

function ChangeKey({ change, partnerId, environment, onIssued }: ChangeKeyProps) {
  const text = useTexts(operatorPartnerTexts);
  const params = { path: { partner_id: partnerId, environment } };
  const send = () =>
    change === 'rotate'
      ? bodyOf(operators.POST('/v1/operator/partners/{partner_id}/{environment}/api-key/rotate', { params, body: {} }))
      : bodyOf(operators.POST('/v1/operator/partners/{partner_id}/{environment}/api-key/revoke', { params, body: {} }));
  return (
    <AskedFirst
      name={text(`key_${change}`)}
      of={text(environment)}
      question={text(`key_${change}_question`, { environment: text(environment) })}
      note={<p>{text(`key_${change}_note`)}</p>}
      isDangerous={change === 'revoke'}
      isOnce
      small
      act={async () => onIssued((await send()).api_key)}
    />
  );
}

/** For a replaced key: until when it works, or since when it no longer works. */
function KeyEnd({ expiresAt }: { readonly expiresAt: string }) {
  const text = useTexts(operatorPartnerTexts);
  const format = useFormat();
  const isOver = Date.parse(expiresAt) <= now();
  return <> · {text(isOver ? 'ended' : 'until', { time: format.dateTime(expiresAt) })}</>;
}

function Keys({ partner: { partner_id, api_keys, callback_urls } }: { readonly partner: Partner }) {
  const text = useTexts(operatorPartnerTexts);
  const format = useFormat();
  const mayWrite = useMayWrite();
  const [issued, setIssued] = useState<readonly [name: string, key: string] | null>(null);
  return (
    <Section title={text('access')}>
      {issued !== null && (
        <IssuedSecrets
          title={text('key_issued')}
          note={text('shown_once')}
          secrets={[issued]}
          onStored={() => setIssued(null)}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        {environments.map((environment) => (
          <Stack key={environment} gap="sm">
            <h3 className="small">{text(environment)}</h3>
            {api_keys[environment].length === 0 && <p>{text('no_key')}</p>}
            <Stack component="ul" gap="xs">
              {api_keys[environment].map(({ key_id, last_four, last_used_at, expires_at }) => (
                <li key={key_id}>
                  <span className="mono">{maskedKey(environment, last_four)}</span>
                  <Under>
                    {last_used_at === null ? text('never_used') : text('used', { time: format.dateTime(last_used_at) })}
                    {expires_at !== null && <KeyEnd expiresAt={expires_at} />}
                  </Under>
                </li>
              ))}
            </Stack>
            {mayWrite && (
              <Group gap="xs">
                {(['rotate', 'revoke'] as const).map((change) => (
                  <ChangeKey
                    key={change}
                    change={change}
                    partnerId={partner_id}
                    environment={environment}
                    onIssued={(key) => setIssued([text('keys_of', { environment: text(environment) }), key])}
                  />
                ))}
              </Group>
            )}
            <FactList facts={[[text('callback_url'), callback_urls[environment] ?? text('no_callback_url')]]} />
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** One partner: keys, limits, users, requests, and suspension. */
export default function PartnerPage() {
  const text = useTexts(operatorPartnerTexts);
  const mayWrite = useMayWrite();
  const { partnerId = '' } = useParams({ strict: false }) as { partnerId?: string };
  const params = { path: { partner_id: partnerId } };
  const partner = useQuery({
    queryKey: ['partners', partnerId],
    queryFn: () => bodyOf(operators.GET('/v1/operator/partners/{partner_id}', { params })),
  });
  const { data } = partner;
  return (
    <>
      <PageTitle
        title={data?.name ?? text('partners')}
        note={data === undefined ? undefined : `${data.email} · ${data.partner_id}`}
        actions={mayWrite && data !== undefined && <Suspension partner={data} />}
      />
      <Loaded query={partner} waiting={160}>
        {(read) => (
          <>
            {read.suspended && <Note tone="bad">{text('is_suspended')}</Note>}
            <Keys partner={read} />
            <PartnerLimits partner={read} />
            <PartnerUsers partnerId={partnerId} />
            <PartnerRequests partnerId={partnerId} />
          </>
        )}
      </Loaded>
    </>
  );
}
