import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { CodeBlock, readable } from '../kit/code-block.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { useFormat } from '../texts/format.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { operators, type Schemas } from './operators-gateway.ts';
import { useMayWrite } from './token.ts';

type Letter = Schemas['OpenedDeadLetter'];
const longestReason = 500;

/** Shows a header as a time if its name says that it is one, in epoch ms or ISO 8601. */
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
        isPrimary
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
  const shownHeader = useHeaderText();
  const mayWrite = useMayWrite();
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
        title={data?.reason ?? text('dead_letters')}
        note={data?.detail}
        actions={mayWrite && data?.status === 'open' && <Decide letterId={letterId} />}
      />
      <Loaded query={letter} waiting={160}>
        {(read) => (
          <>
            <Facts letter={read} />
            <Section title={text('content')} note={read.text === null ? text('content_base64') : undefined}>
              <CodeBlock>{read.text === null ? read.bytes : readable(read.text)}</CodeBlock>
            </Section>
            <Section title={text('headers')}>
              <FactList
                facts={Object.entries(read.headers).map(([name, value]) => [
                  name,
                  <code key={name}>{shownHeader(name, String(value))}</code>,
                ])}
              />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
