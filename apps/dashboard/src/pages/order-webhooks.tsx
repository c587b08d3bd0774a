import type { WebhookLogEntry } from '@dakpion/client';
import { useQuery } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { LinkedRow } from '../kit/linked-row.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';
import { useAttemptText, WebhookOutcome } from './webhook-outcome.tsx';

const mostWebhooks = 50;
/** A webhook is logged later than the event that it reports, and its attempts cause no event. */
const readEveryMs = 3_000;
/** Sorts webhooks in the order of their events, the first one first. */
const inOrder = (one: WebhookLogEntry, other: WebhookLogEntry) => one.sequence - other.sequence;

/** A webhook, as a link to its page. */
function Delivery({ delivery }: { readonly delivery: WebhookLogEntry }) {
  const environment = useEnvironment();
  const attemptText = useAttemptText();
  const { delivery_id, event, status, attempts } = delivery;
  const last = attempts.at(-1);
  return (
    <LinkedRow to={`/${environment}/webhooks/${delivery_id}`}>
      <span className={`mono ${styles.event}`}>{event}</span>
      <span className={`soft ${styles.cause}`}>{last !== undefined && attemptText(last)}</span>
      <WebhookOutcome status={status} />
    </LinkedRow>
  );
}

/** The order's webhooks. `sequence`: the number of the order's last event. Each event can have new webhooks. */
export function OrderWebhooks({ orderId, sequence }: { readonly orderId: string; readonly sequence: number }) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const webhooks = useQuery({
    queryKey: ['webhooks', environment, 'of-order', orderId, sequence],
    queryFn: () => {
      const query = { order_id: orderId, limit: mostWebhooks };
      return bodyOf(business(environment).GET('/v1/business/webhooks', { params: { query } }));
    },
    placeholderData: (before) => before,
    refetchInterval: readEveryMs,
  });
  return (
    <Section title={text('webhooks')}>
      {webhooks.isError && <ProblemNote error={webhooks.error} retry={() => void webhooks.refetch()} />}
      {webhooks.data?.data.length === 0 && <p className="soft">{text('no_webhooks')}</p>}
      {webhooks.data?.data.toSorted(inOrder).map((delivery) => (
        <Delivery key={delivery.delivery_id} delivery={delivery} />
      ))}
    </Section>
  );
}
