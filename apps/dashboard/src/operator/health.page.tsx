import { useQuery } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { ProblemError } from '../api/problem-error.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { AskedFirst } from './asked-first.tsx';
import { Listed, State } from './listed.tsx';
import styles from './operator.module.css';
import { operators, type Schemas } from './operators-gateway.ts';

const readEveryMs = 5_000;
const withinMs = 10_000;
/** The gateway stops counting events at this number. */
const mostCounted = 1_000;
const checkNames = ['event_store', 'state_store', 'broker', 'partners', 'disk'] as const;

/** The answer of `/health/ready`, which is not in the operators' OpenAPI document. */
interface Readiness {
  readonly checks: Partial<Record<(typeof checkNames)[number], 'ok' | 'unavailable' | 'rebuilding' | 'full'>>;
  readonly faults?: readonly { readonly follower: string; readonly reason: string }[];
}

/** Reads the state of the gateway. A 503 is an answer, too. */
async function readiness(): Promise<Readiness> {
  const answer = await fetch('/health/ready', { credentials: 'omit', signal: AbortSignal.timeout(withinMs) })
    .then((response): Promise<Partial<Readiness>> => response.json())
    .catch((error: unknown) => {
      throw new ProblemError(null, error);
    });
  const { checks, faults } = answer;
  // A proxy in front of the gateway has answered.
  if (checks === undefined) throw new ProblemError(null);
  return { checks, ...(faults !== undefined && { faults }) };
}

function Engines() {
  const text = useTexts(operatorWorkTexts);
  const ready = useQuery({ queryKey: ['health'], queryFn: readiness, refetchInterval: readEveryMs });
  return (
    <Section title={text('engines')} note={text('engines_note')}>
      {ready.isError && <ProblemNote error={ready.error} retry={() => void ready.refetch()} />}
      <dl className={styles.facts} aria-busy={ready.isPending}>
        {checkNames.map((name) => {
          const check = ready.isError ? undefined : ready.data?.checks[name];
          if (check === undefined) return null;
          const tone = check === 'ok' ? 'good' : check === 'rebuilding' ? 'wait' : 'bad';
          return (
            <div key={name}>
              <dt>{text(name)}</dt>
              <dd>
                <State tone={tone}>{text(`check_${check}`)}</State>
              </dd>
            </div>
          );
        })}
      </dl>
      {ready.data?.faults?.map(({ follower, reason }) => (
        <p key={follower} className={styles.suspended}>
          {follower}: {reason}
        </p>
      ))}
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

/** A longer lag is not temporary; it also raises an alert. */
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
      <Listed
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
            cell: ({ seconds_behind }) => text('seconds', { count: format.number(Math.ceil(seconds_behind)) }),
          },
        ]}
      />
    </Section>
  );
}

function ParkedStreams() {
  const text = useTexts(operatorWorkTexts);
  const format = useFormat();
  const parked = useQuery({
    queryKey: ['parked'],
    queryFn: () => bodyOf(operators.GET('/v1/operator/parked')),
    refetchInterval: readEveryMs,
  });
  return (
    <Section title={text('parked')} note={text('parked_note')}>
      <Listed
        query={parked}
        keyOf={({ follower, stream }) => `${follower} ${stream}`}
        none={text('no_parked')}
        columns={[
          {
            label: text('stream'),
            cell: ({ stream, follower }) => (
              <>
                <strong>{stream}</strong>
                <span className={styles.under}>{follower}</span>
              </>
            ),
          },
          { label: text('reason'), cell: ({ reason }) => reason },
          { label: text('since'), kind: 'time', cell: ({ parked_at }) => format.dateTime(parked_at) },
          {
            label: text('release'),
            kind: 'action',
            cell: (each) => (each.released_at === null ? <Release parked={each} /> : text('released')),
          },
        ]}
      />
    </Section>
  );
}

/** The state of the engines, and the streams that followers of the event store have parked. */
export default function HealthPage() {
  const text = useTexts(operatorWorkTexts);
  const common = useTexts(operatorTexts);
  return (
    <>
      <PageTitle title={common('health')} note={text('health_note')} />
      <Engines />
      <Followers />
      <ParkedStreams />
    </>
  );
}
