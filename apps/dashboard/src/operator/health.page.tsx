import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { ProblemError } from '../api/problem-error.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { type Column, Under } from '../kit/data-table.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { ListedTable } from '../kit/listed.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Note } from '../kit/note.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { State } from '../kit/state.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';
import { useMayWrite } from './token.ts';

const readEveryMs = 5_000;
const withinMs = 10_000;
/** The gateway stops counting events at this number. */
const mostCounted = 1_000;
const checkTones = { ok: 'good', rebuilding: 'wait', unavailable: 'bad', full: 'bad' } as const;
type Check = keyof typeof checkTones;
const checkNames = ['event_store', 'state_store', 'broker', 'partners', 'disk'] as const;

/** The answer of `/health/ready`, which is not in the operators' OpenAPI document. */
interface Readiness {
  readonly checks: Partial<Record<(typeof checkNames)[number], Check>>;
  readonly faults?: readonly { readonly follower: string; readonly reason: string }[];
}

/** Reads the state of the gateway. A 503 also has a usable body. */
async function readiness(): Promise<Readiness> {
  const answer = await fetch('/health/ready', { credentials: 'omit', signal: AbortSignal.timeout(withinMs) })
    .then((response): Promise<Partial<Readiness>> => response.json())
    .catch((error: unknown) => {
      throw new ProblemError(null, error);
    });
  const { checks, faults } = answer;
  // The answer is that of a proxy in front of the gateway.
  if (checks === undefined) throw new ProblemError(null);
  return { checks, ...(faults !== undefined && { faults }) };
}

function Engines() {
  const text = useTexts(operatorWorkTexts);
  const ready = useQuery({ queryKey: ['health'], queryFn: readiness, refetchInterval: readEveryMs });
  const stateOf = (check: Check | undefined) =>
    check === undefined ? null : <State tone={checkTones[check]}>{text(`check_${check}`)}</State>;
  return (
    <Section title={text('engines')} note={text('engines_note')}>
      <Loaded query={ready} waiting={checkNames.length * 32}>
        {({ checks, faults }) => (
          <Stack gap="xs">
            {/* After a failed read, the checks of an earlier one say nothing. */}
            {!ready.isError && <FactList facts={checkNames.map((name) => [text(name), stateOf(checks[name])])} />}
            {faults?.map(({ follower, reason }) => (
              <Note key={follower} tone="bad">
                {follower}: {reason}
              </Note>
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Release({ parked: { follower, stream } }: { readonly parked: Schemas['ParkedStream'] }) {
  const text = useTexts(operatorWorkTexts);
  const params = { path: { follower, stream } };
  return (
    <AskedFirst
      name={text('release')}
      of={stream}
      question={text('release_question')}
      note={<p>{text('release_note')}</p>}
      small
      act={() => bodyOf(operators.POST('/v1/operator/parked/{follower}/{stream}/release', { params, body: {} }))}
    />
  );
}

/** A longer lag is not temporary. It also raises an alert. */
const longSeconds = 60;

function Followers() {
  const text = useTexts(operatorWorkTexts);
  const format = useFormat();
  const followers = useQuery({
    queryKey: ['followers'],
    queryFn: () => bodyOf(operators.GET('/v1/operator/followers')),
    refetchInterval: readEveryMs,
  });
  return (
    <Section title={text('followers')} note={text('followers_note')}>
      <ListedTable
        query={followers}
        keyOf={({ follower }) => follower}
        none=""
        columns={[
          { label: text('follower'), cell: ({ follower }) => follower },
          {
            label: text('state'),
            cell: ({ seconds_behind }) => {
              if (seconds_behind === 0) return <State tone="good">{text('up_to_date')}</State>;
              return <State tone={seconds_behind > longSeconds ? 'bad' : 'wait'}>{text('behind')}</State>;
            },
          },
          {
            label: text('events_behind'),
            kind: 'number',
            cell: ({ events_behind }) => `${format.number(events_behind)}${events_behind === mostCounted ? '+' : ''}`,
          },
          {
            label: text('seconds_behind'),
            kind: 'number',
            cell: ({ seconds_behind }) => text('seconds', { count: Math.ceil(seconds_behind) }),
          },
        ]}
      />
    </Section>
  );
}

function ParkedStreams() {
  const text = useTexts(operatorWorkTexts);
  const mayWrite = useMayWrite();
  const format = useFormat();
  const parked = useQuery({
    queryKey: ['parked'],
    queryFn: () => bodyOf(operators.GET('/v1/operator/parked')),
    refetchInterval: readEveryMs,
  });
  const release: Column<Schemas['ParkedStream']> = {
    label: text('release'),
    kind: 'action',
    cell: (each) => each.released_at === null && <Release parked={each} />,
  };
  return (
    <Section title={text('parked')} note={text('parked_note')}>
      <ListedTable
        query={parked}
        keyOf={({ follower, stream }) => `${follower} ${stream}`}
        none={text('no_parked')}
        columns={[
          {
            label: text('stream'),
            cell: ({ stream, follower }) => (
              <>
                <strong>{stream}</strong>
                <Under>{follower}</Under>
              </>
            ),
          },
          { label: text('reason'), cell: ({ reason }) => reason },
          {
            label: text('since'),
            kind: 'time',
            cell: ({ parked_at, released_at }) => (
              <>
                {format.dateTime(parked_at)}
                {released_at !== null && <Under>{text('released')}</Under>}
              </>
            ),
          },
          ...(mayWrite ? [release] : []),
        ]}
      />
    </Section>
  );
}

/** The state of the engines, and the streams that followers of the event store have parked. */
export default function HealthPage() {
  const text = useTexts(operatorWorkTexts);
  return (
    <>
      <PageTitle title={text('health')} note={text('health_note')} />
      <Engines />
      <Followers />
      <ParkedStreams />
    </>
  );
}
