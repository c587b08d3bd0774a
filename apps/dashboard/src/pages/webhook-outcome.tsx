import type { WebhookLogEntry } from '@dakpion/client';
import { deliveryTones } from '../api/listed-values.ts';
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
