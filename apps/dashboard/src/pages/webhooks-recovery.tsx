import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { ProblemNote } from '../kit/problem-note.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';

/** Sets whether webhooks that were given up are sent again automatically after an outage. */
export function ResendAfterRecovery() {
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
