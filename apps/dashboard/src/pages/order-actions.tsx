import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf, business } from '../api/gateway.ts';
import { Confirmation } from '../parts/confirmation.tsx';
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
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => {
      const body = { cancellation_reason: reason.trim() || null };
      const params = { path: { order_id: orderId } };
      return bodyOf(business(environment).POST('/v1/business/order/{order_id}/cancel', { params, body }));
    },
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['order', environment, orderId] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('cancel')}
      </Button>
      <Confirmation
        opened={isAsking}
        question={text('cancel_question')}
        yes={text('cancel')}
        no={text('keep')}
        isDangerous
        isPending={cancel.isPending}
        error={cancel.error}
        onYes={() => cancel.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{text('cancel_note')}</p>
        <TextInput
          mt="md"
          label={text('cancel_reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Confirmation>
    </>
  );
}

/** Creates a new order from a cancelled one after a confirmation, and opens it. */
export function RetryOrder({ orderId }: OfOrder) {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const retry = useMutation({
    mutationFn: () => {
      const params = { path: { order_id: orderId } };
      return bodyOf(business(environment).POST('/v1/business/order/{order_id}/retry', { params, body: {} }));
    },
    onSuccess: (made) => {
      setAsking(false);
      return navigate({ to: `/${environment}/orders/${made.order_id}` });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('retry')}</Button>
      <Confirmation
        opened={isAsking}
        question={text('retry_question')}
        yes={text('retry')}
        no={text('back')}
        isPending={retry.isPending}
        error={retry.error}
        onYes={() => retry.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{text('retry_note')}</p>
      </Confirmation>
    </>
  );
}
