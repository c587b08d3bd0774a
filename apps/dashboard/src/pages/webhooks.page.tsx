import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Columns } from '../kit/columns.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { useMayWrite } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { CallbackUrl, useCallbackUrl } from './webhooks-callback.tsx';
import { WebhookList, type WebhookSearch } from './webhooks-list.tsx';
import { type BegunRedelivery, RedeliverMany, RedeliveryProgress, ReviewNote } from './webhooks-redelivery.tsx';
import { WebhookSecrets } from './webhooks-secrets.tsx';
import { TestWebhook } from './webhooks-test.tsx';

/** The callback URL, its secrets, and the webhooks of the environment. */
export default function WebhooksPage() {
  const text = useTexts(webhookTexts);
  const navigate = useNavigate();
  const search: WebhookSearch = useSearch({ strict: false });
  const mayWrite = useMayWrite();
  const url = useCallbackUrl();
  const [begun, setBegun] = useState<BegunRedelivery | null>(null);
  const [isTested, setTested] = useState(false);
  const choose = (next: WebhookSearch) => void navigate({ to: '.', search: next });
  return (
    <>
      <PageTitle
        title={text('webhooks')}
        note={text('note')}
        actions={mayWrite && <RedeliverMany onBegun={setBegun} />}
      />
      {begun !== null && <RedeliveryProgress {...begun} />}
      <ReviewNote isTested={isTested} onShow={() => choose({ status: 'manual_review' })} onBegun={setBegun} />
      <Columns>
        <div>
          <CallbackUrl />
          {mayWrite && url.data != null && <TestWebhook onAnswered={setTested} />}
        </div>
        <WebhookSecrets />
      </Columns>
      <WebhookList search={search} onChoose={choose} />
    </>
  );
}
