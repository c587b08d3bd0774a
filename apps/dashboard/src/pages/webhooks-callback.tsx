import { Button, Group, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, business } from '../api/gateway.ts';
import { mayHaveTakenEffect } from '../api/problem-error.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { Form } from '../kit/form.tsx';
import { FormRow } from '../kit/form-row.tsx';
import { DoneNote, Note } from '../kit/note.tsx';
import { ProblemNote, useFieldError } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { IssuedWebhookSecrets } from './webhooks-secrets.tsx';

/** Sets whether webhooks that were given up are sent again automatically after an outage. */
function ResendAfterRecovery() {
  const text = useTexts(webhookTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const queryKey = ['webhook-settings', environment];
  const settings = useQuery({
    queryKey,
    queryFn: () => bodyOf(business(environment).GET('/v1/business/webhooks/settings')),
  });
  const save = useMutation({
    mutationFn: (resend_after_recovery: boolean) =>
      bodyOf(business(environment).PUT('/v1/business/webhooks/settings', { body: { resend_after_recovery } })),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  const error = save.error ?? settings.error;
  return (
    <>
      <Switch
        mt="md"
        classNames={{ description: 'small' }}
        // The description is below the label, at the same distance from the switch.
        styles={{ description: { paddingInlineStart: 'var(--mantine-spacing-sm)' } }}
        label={text('by_itself')}
        description={text('by_itself_note')}
        checked={save.isPending ? save.variables : (settings.data?.resend_after_recovery ?? false)}
        disabled={!mayWrite || settings.data === undefined || save.isPending}
        onChange={({ currentTarget: { checked } }) => save.mutate(checked)}
      />
      {error !== null && <ProblemNote error={error} />}
    </>
  );
}

/** The callback URL of the environment, read once for all parts of the page. */
export function useCallbackUrl() {
  const environment = useEnvironment();
  return useQuery({
    queryKey: ['callback-url', environment],
    queryFn: async () => (await bodyOf(business(environment).GET('/v1/business/webhooks/callback'))).callback_url,
  });
}

function useSetCallbackUrl() {
  const environment = useEnvironment();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (callback_url: string | null) =>
      bodyOf(business(environment).PUT('/v1/business/webhooks/callback', { body: { callback_url } })),
    onSuccess: ({ callback_url }) => {
      client.setQueryData(['callback-url', environment], callback_url);
      return client.invalidateQueries({ queryKey: ['webhook-secrets'] });
    },
    // A change whose answer was lost may have been made. The failure is shown without waiting for the read.
    onError: () => void client.invalidateQueries(),
  });
}

function RemoveUrl({ onRemoved }: { onRemoved(): void }) {
  const text = useTexts(webhookTexts);
  const { mutateAsync } = useSetCallbackUrl();
  return (
    <AskedFirst
      name={text('remove')}
      question={text('remove_question')}
      note={<p>{text('remove_note')}</p>}
      isDangerous
      act={() => mutateAsync(null).then(onRemoved)}
    />
  );
}

function UrlForm({ url }: { readonly url: string | null }) {
  const text = useTexts(webhookTexts);
  const [done, setDone] = useState<'saved' | 'removed' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  /** Whether a shared secret may have been issued in an answer that was lost. Only the first answer has it. */
  const [mayBeLost, setMayBeLost] = useState(false);
  const save = useSetCallbackUrl();
  const onSaved = (saved: { readonly token: string | null }) => {
    setDone('saved');
    if (saved.token === null) return;
    setToken(saved.token);
    setMayBeLost(false);
  };
  const onFailed = (error: unknown) => {
    if (mayHaveTakenEffect(error)) setMayBeLost(true);
  };
  const fieldError = useFieldError();
  const fault = fieldError(save.error, 'callback_url');
  return (
    <Form onSend={({ url: entered = '' }) => save.mutate(entered.trim(), { onSuccess: onSaved, onError: onFailed })}>
      <FormRow>
        <TextInput
          // The key fills the field again when the URL changes.
          key={url}
          name="url"
          type="url"
          size="sm"
          label={text('url')}
          placeholder={text('url_hint')}
          defaultValue={url ?? ''}
          error={fault}
          data-wide=""
          required
        />
        <Group gap="xs" data-buttons="">
          <Button type="submit" loading={save.isPending}>
            {text('save')}
          </Button>
          {url !== null && <RemoveUrl onRemoved={() => setDone('removed')} />}
        </Group>
      </FormRow>
      {save.isError && fault === undefined && <ProblemNote error={save.error} />}
      {mayBeLost && <Note tone="wait">{text('token_may_be_lost')}</Note>}
      {done !== null && !save.isError && <DoneNote>{text(done)}</DoneNote>}
      {token !== null && <IssuedWebhookSecrets secrets={{ token }} onStored={() => setToken(null)} />}
    </Form>
  );
}

/** The callback URL of the environment. */
export function CallbackUrl() {
  const text = useTexts(webhookTexts);
  const mayWrite = useMayWrite();
  const url = useCallbackUrl();
  return (
    <Section title={text('callback')} note={text(url.data === null ? 'no_callback' : 'callback_note')}>
      {url.isError && <ProblemNote error={url.error} retry={() => void url.refetch()} />}
      {url.data !== undefined && mayWrite && <UrlForm url={url.data} />}
      {url.data !== undefined && !mayWrite && url.data !== null && <p className="mono">{url.data}</p>}
      <ResendAfterRecovery />
    </Section>
  );
}
