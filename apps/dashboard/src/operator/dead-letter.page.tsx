import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { AskedFirst } from './asked-first.tsx';
import { FactList } from './fact-list.tsx';
import styles from './operator.module.css';
import { operators, type Schemas } from './operators-gateway.ts';

type Letter = Schemas['OpenedDeadLetter'];
const longestReason = 500;

/** The message as it was sent; JSON with one field per line. */
function contentOf({ text, bytes }: Letter): string {
  if (text === null) return bytes;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A header whose name says that it is a time, in epoch ms or ISO 8601, is shown as one. */
function useHeaderText(): (name: string, value: string) => string {
  const format = useFormat();
  return (name, value) => {
    const ms = /^\d{13}$/.test(value) ? Number(value) : Date.parse(value);
    return /(?:^|[-_])(?:at|time|timestamp)$/.test(name) && !Number.isNaN(ms) ? format.moment(ms) : value;
  };
}

function Decide({ letterId }: { readonly letterId: string }) {
  const text = useTexts(operatorWorkTexts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const params = { path: { letter_id: letterId } };
  const lacksReason = () => {
    const lacks = reason.trim() === '';
    setMissing(lacks);
    return lacks;
  };
  return (
    <>
      <AskedFirst
        name={text('drop')}
        question={text('drop_question')}
        isDangerous
        isRefused={lacksReason}
        note={
          <>
            <p>{text('drop_note')}</p>
            <TextInput
              mt="md"
              label={text('drop_reason')}
              maxLength={longestReason}
              value={reason}
              error={isMissing && text('drop_reason_missing')}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
          </>
        }
        act={() => {
          const body = { reason: reason.trim() };
          return bodyOf(operators.POST('/v1/operator/dead-letters/{letter_id}/drop', { params, body }));
        }}
      />
      <AskedFirst
        name={text('replay')}
        question={text('replay_question')}
        note={<p>{text('replay_note')}</p>}
        act={() => bodyOf(operators.POST('/v1/operator/dead-letters/{letter_id}/replay', { params, body: {} }))}
      />
    </>
  );
}

function Facts({ letter }: { readonly letter: Letter }) {
  const text = useTexts(operatorWorkTexts);
  const format = useFormat();
  const { letter_id, topic, key, type, group, tries, dead_at, status, decision } = letter;
  const facts = [
    [text('state'), text(status)],
    [text('decided_at'), decision === null ? null : format.moment(decision.decided_at)],
    [text('drop_reason'), decision?.reason ?? null],
    [text('dead_at'), format.moment(dead_at)],
    [text('type'), type],
    [text('topic'), topic],
    [text('key'), key],
    [text('group'), group],
    [text('tries'), format.number(tries)],
    [text('letter_id'), letter_id],
  ] as const;
  return (
    <Section title={text('facts')}>
      <FactList facts={facts} />
    </Section>
  );
}

/** One dead letter: its reason, its content, and the decision about it. */
export default function DeadLetterPage() {
  const text = useTexts(operatorWorkTexts);
  const common = useTexts(operatorTexts);
  const shownHeader = useHeaderText();
  const { letterId = '' } = useParams({ strict: false }) as { letterId?: string };
  const params = { path: { letter_id: letterId } };
  const letter = useQuery({
    queryKey: ['dead-letters', letterId],
    queryFn: () => bodyOf(operators.GET('/v1/operator/dead-letters/{letter_id}', { params })),
  });
  const { data } = letter;
  return (
    <>
      <PageTitle
        title={data?.reason ?? common('dead_letters')}
        note={data?.detail}
        actions={data?.status === 'open' && <Decide letterId={letterId} />}
      />
      {letter.isError && <ProblemNote error={letter.error} retry={() => void letter.refetch()} />}
      {letter.isPending && <Skeleton height={160} radius="lg" aria-busy="true" />}
      {data !== undefined && (
        <>
          <Facts letter={data} />
          <Section title={text('content')} note={data.text === null ? text('content_base64') : undefined}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls, also by keyboard */}
            <pre className={styles.code} tabIndex={0}>
              {contentOf(data)}
            </pre>
          </Section>
          <Section title={text('headers')}>
            <dl className={styles.facts}>
              {Object.entries(data.headers).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="mono">{shownHeader(name, String(value))}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </>
      )}
    </>
  );
}
