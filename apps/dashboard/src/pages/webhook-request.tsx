import type { WebhookDetails } from '@dakpion/client';
import { CodeBlock, readable } from '../kit/code-block.tsx';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';

type Attempt = WebhookDetails['attempts'][number];

interface SentRequestProps {
  readonly request: WebhookDetails['request'];
  readonly answer?: Pick<Attempt, 'response_status' | 'response_excerpt'>;
}

/** A request as it was sent, and its response. */
export function SentRequest({ request: { method, url, headers, body }, answer }: SentRequestProps) {
  const text = useTexts(webhookTexts);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <details open={answer === undefined}>
        <summary>{text('request')}</summary>
        <CodeBlock>{[`${method} ${url}`, ...lines, '', readable(body)].join('\n')}</CodeBlock>
        <p className="soft">{text('withheld_note')}</p>
      </details>
      {answer !== undefined && answer.response_status !== null && (
        <details open>
          <summary>{text('answer')}</summary>
          <Answer excerpt={answer.response_excerpt} />
        </details>
      )}
    </>
  );
}

/** The beginning of a server's response. */
export function Answer({ excerpt }: { readonly excerpt: string | null }) {
  const text = useTexts(webhookTexts);
  if (excerpt === null || excerpt === '') return <p className="soft">{text('empty_answer')}</p>;
  return <CodeBlock>{readable(excerpt)}</CodeBlock>;
}
