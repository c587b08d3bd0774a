import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
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

/**
 * For the page of an order: opens the order that was made of it, unless the user has left the page. The button of the retry can be
 * gone before its answer, because the page hears of the retry by an event.
 */
export function useOpenRetried({ orderId }: OfOrder): (made: string) => void {
  const environment = useEnvironment();
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = orderId;
    return () => {
      shown.current = null;
    };
  }, [orderId]);
  return (made) => {
    if (shown.current === orderId) void navigate({ to: `/${environment}/orders/${made}` });
  };
}

/** Creates a new order from a cancelled one after a confirmation. */
export function RetryOrder({ orderId, onMade }: OfOrder & { onMade(made: string): void }) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const retry = async () => {
    const params = { path: { order_id: orderId } };
    const retried = bodyOf(business(environment).POST('/v1/business/order/{order_id}/retry', { params, body: {} }));
    onMade((await retried).order_id);
  };
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
