import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, business } from '../api/gateway.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { DoneNote } from '../parts/done-note.tsx';
import { Form } from '../parts/form.tsx';
import { fieldError, ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import styles from './webhooks.module.css';
import { ResendAfterRecovery } from './webhooks-recovery.tsx';
import { IssuedSecrets } from './webhooks-secrets.tsx';

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
  });
}

function RemoveUrl({ onRemoved }: { onRemoved(): void }) {
  const text = useTexts(webhookTexts);
  const [isAsking, setAsking] = useState(false);
  const remove = useSetCallbackUrl();
  const removeUrl = () =>
    remove.mutate(null, {
      onSuccess: () => {
        setAsking(false);
        onRemoved();
      },
    });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('remove')}
      </Button>
      <Confirmation
        opened={isAsking}
        question={text('remove_question')}
        yes={text('remove')}
        no={text('back')}
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onYes={removeUrl}
        onNo={() => setAsking(false)}
      >
        <p>{text('remove_note')}</p>
      </Confirmation>
    </>
  );
}

function UrlForm({ url }: { readonly url: string | null }) {
  const text = useTexts(webhookTexts);
  const [done, setDone] = useState<'saved' | 'removed' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const save = useSetCallbackUrl();
  const onSaved = (saved: { readonly token: string | null }) => {
    setDone('saved');
    if (saved.token !== null) setToken(saved.token);
  };
  const fault = fieldError(save.error, 'callback_url');
  return (
    <Form onSend={({ url: entered = '' }) => save.mutate(entered.trim(), { onSuccess: onSaved })}>
      <div className={styles.callback}>
        <TextInput
          // Another URL fills the field again.
          key={url}
          name="url"
          type="url"
          size="sm"
          label={text('url')}
          placeholder={text('url_hint')}
          defaultValue={url ?? ''}
          error={fault}
          required
          withAsterisk={false}
        />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {text('save')}
          </Button>
          {url !== null && <RemoveUrl onRemoved={() => setDone('removed')} />}
        </Group>
      </div>
      {save.isError && fault === undefined && <ProblemNote error={save.error} />}
      {done !== null && !save.isError && <DoneNote>{text(done)}</DoneNote>}
      {token !== null && <IssuedSecrets secrets={{ token }} onStored={() => setToken(null)} />}
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
