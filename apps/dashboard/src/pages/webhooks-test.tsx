import type { WebhookEventName } from '@dakpion/client';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { webhookEvents } from '../api/listed-values.ts';
import { Form } from '../kit/form.tsx';
import { FormRow } from '../kit/form-row.tsx';
import { Note } from '../kit/note.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { SentRequest, useFailureText } from './webhook-outcome.tsx';

/** Sends an example of any event to the callback URL, and shows the request and the response. */
export function TestWebhook({ onAnswered }: { onAnswered(isDelivered: boolean): void }) {
  const text = useTexts(webhookTexts);
  const failureText = useFailureText();
  const environment = useEnvironment();
  const test = useMutation({
    mutationFn: (event: WebhookEventName) =>
      bodyOf(business(environment).POST('/v1/business/webhooks/test', { body: { event } })),
    onSuccess: ({ delivered }) => onAnswered(delivered),
  });
  const { data: sent } = test;
  return (
    <Section title={text('test')} note={text('test_note')}>
      <Form onSend={({ event }) => test.mutate(webhookEvents.find((each) => each === event) ?? 'ORDER_CREATED')}>
        <FormRow>
          <NativeSelect name="event" size="sm" label={text('event')} data={[...webhookEvents]} />
          <Button type="submit" variant="default" loading={test.isPending}>
            {text('send_test')}
          </Button>
        </FormRow>
      </Form>
      {test.isError && <ProblemNote error={test.error} />}
      {sent !== undefined && (
        <Stack role="status" gap="sm" mt="md">
          <Note tone={sent.delivered ? 'good' : 'bad'}>
            {sent.delivered
              ? text('test_delivered', { ms: sent.duration_ms })
              : text('test_failed', { reason: sent.error === null ? text('no_answer') : failureText(sent.error) })}
          </Note>
          <SentRequest request={sent.request} answer={sent} />
        </Stack>
      )}
    </Section>
  );
}
