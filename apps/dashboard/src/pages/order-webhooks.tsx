import type { DeliveryLogEntry } from '@dakpion/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, business } from '../api/gateway.ts';
import { ProblemNote } from '../parts/problem-note.tsx';
import { Section } from '../parts/section.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order.module.css';

const mostWebhooks = 50;
/** A webhook arrives later than the event that it reports. */
const readEveryMs = 3_000;
const isOnItsWay = ({ status }: DeliveryLogEntry) => status === 'pending' || status === 'retrying';

function Delivery({ delivery }: { readonly delivery: DeliveryLogEntry }) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const environment = useEnvironment();
  return (
    <details className={styles.details}>
      <summary>
        <span className="mono">{delivery.event}</span>
        <span className={styles.outcome} data-status={delivery.status}>
          {text(delivery.status)}
        </span>
      </summary>
      <p className={styles.url}>{delivery.url}</p>
      <ol className={styles.attempts}>
        {delivery.attempts.map(({ number, started_at, response_status, error, duration_ms }) => (
          <li key={number}>
            {text('attempt', { number: format.number(number) })} · {format.time(started_at)} ·{' '}
            {response_status ?? error ?? text('attempt_failed')} · {text('ms', { ms: format.number(duration_ms) })}
          </li>
        ))}
      </ol>
      <Link to={`/${environment}/webhooks/${delivery.delivery_id}`} className={styles.link}>
        {text('webhook_details')}
      </Link>
    </details>
  );
}

/** The order's webhooks. `sequence` is the number of the order's last event: each event has its own webhooks. */
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
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) === true ? readEveryMs : false),
  });
  return (
    <Section title={text('webhooks')}>
      {webhooks.isError && <ProblemNote error={webhooks.error} retry={() => void webhooks.refetch()} />}
      {webhooks.data?.data.length === 0 && <p className="soft">{text('no_webhooks')}</p>}
      {webhooks.data?.data.map((delivery) => (
        <Delivery key={delivery.delivery_id} delivery={delivery} />
      ))}
    </Section>
  );
}
