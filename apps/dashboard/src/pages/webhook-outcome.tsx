import type { WebhookDetails, WebhookLogEntry } from '@dakpion/client';
import { deliveryTones } from '../api/listed-values.ts';
import { CodeBlock, readable } from '../kit/code-block.tsx';
import { State } from '../kit/state.tsx';
import { hasText, useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';

type Attempt = WebhookLogEntry['attempts'][number];

/** The state of a webhook. */
export function WebhookOutcome({ status }: { readonly status: WebhookLogEntry['status'] }) {
  const text = useTexts(webhookTexts);
  return <State tone={deliveryTones[status]}>{text(status)}</State>;
}

/** The reason why an attempt failed. */
export function useFailureText(): (error: string) => string {
  const text = useTexts(webhookTexts);
  return (error) => text(hasText(webhookTexts, error) ? error : 'request_failed');
}

/** The outcome of an attempt: the status of the answer, or the reason why there was none. */
export function useAttemptText(): (attempt: Pick<Attempt, 'response_status' | 'error'>) => string {
  const text = useTexts(webhookTexts);
  const failureText = useFailureText();
  return ({ response_status, error }) => {
    if (response_status !== null) return String(response_status);
    return error === null ? text('no_answer') : failureText(error);
  };
}

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
