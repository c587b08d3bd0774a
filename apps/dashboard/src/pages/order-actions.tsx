import { TextInput } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf, business } from '../api/gateway.ts';
import { AskedFirst } from '../kit/asked-first.tsx';
import { useEnvironment } from '../session/environment.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';

interface OfOrder {
  readonly orderId: string;
}

/** Cancels the order after a confirmation. */
export function CancelOrder({ orderId }: OfOrder) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const [reason, setReason] = useState('');
  const cancel = () => {
    const body = { cancellation_reason: reason.trim() || null };
    const params = { path: { order_id: orderId } };
    return bodyOf(business(environment).POST('/v1/business/order/{order_id}/cancel', { params, body }));
  };
  const note = (
    <>
      <p>{text('cancel_note')}</p>
      <TextInput
        mt="md"
        label={text('cancel_reason')}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </>
  );
  return (
    <AskedFirst
      name={text('cancel')}
      question={text('cancel_question')}
      note={note}
      no={text('keep')}
      isDangerous
      act={cancel}
    />
  );
}

/** Creates a new order from a cancelled one after a confirmation, and opens it. */
export function RetryOrder({ orderId }: OfOrder) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const [made, setMade] = useState<string | null>(null);
  const retry = async () => {
    const params = { path: { order_id: orderId } };
    const retried = bodyOf(business(environment).POST('/v1/business/order/{order_id}/retry', { params, body: {} }));
    setMade((await retried).order_id);
  };
  // Rendered, so that a late answer opens nothing after the user has left the page.
  if (made !== null) return <Navigate to={`/${environment}/orders/${made}`} />;
  return (
    <AskedFirst
      name={text('retry')}
      question={text('retry_question')}
      note={<p>{text('retry_note')}</p>}
      isPrimary
      act={retry}
    />
  );
}
