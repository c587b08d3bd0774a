import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Columns } from '../kit/columns.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { webhookTexts } from '../texts/webhooks.texts.ts';
import { CallbackUrl, useCallbackUrl } from './webhooks-callback.tsx';
import { WebhookList, type WebhookSearch } from './webhooks-list.tsx';
import { RedeliverMany, RedeliveryProgress, ReviewNote } from './webhooks-redelivery.tsx';
import { WebhookSecrets } from './webhooks-secrets.tsx';
import { TestWebhook } from './webhooks-test.tsx';

function Webhooks() {
  const text = useTexts(webhookTexts);
  const navigate = useNavigate();
  const search: WebhookSearch = useSearch({ strict: false });
  const mayWrite = useMayWrite();
  const url = useCallbackUrl();
  const [redeliveryId, setRedeliveryId] = useState<string | null>(null);
  const [isTested, setTested] = useState(false);
  const choose = (next: WebhookSearch) => void navigate({ to: '.', search: next });
  return (
    <>
      <PageTitle
        title={text('title')}
        note={text('note')}
        actions={mayWrite && <RedeliverMany onBegun={setRedeliveryId} />}
      />
      {redeliveryId !== null && <RedeliveryProgress redeliveryId={redeliveryId} />}
      <ReviewNote isTested={isTested} onShow={() => choose({ status: 'manual_review' })} onBegun={setRedeliveryId} />
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

/** Reset in the other environment: secrets that were just issued must not be shown there. */
export default function WebhooksPage() {
  return <Webhooks key={useEnvironment()} />;
}
