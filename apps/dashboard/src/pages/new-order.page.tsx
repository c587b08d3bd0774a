import type { CreateOrderRequest } from '@dakpion/client';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { bodyOf, business } from '../api/gateway.ts';
import { ProblemError } from '../api/problem-error.ts';
import { Columns } from '../kit/columns.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import type { MapPlace } from '../parts/city-outline.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './new-order.module.css';
import { ParcelFields, ReceiverFields } from './new-order-fields.tsx';
import { type EnteredRoute, NewOrderMap, type RouteEnd } from './new-order-map.tsx';
import { PlaceFields } from './new-order-place-fields.tsx';
import { entered, knownPlace, places } from './new-order-places.ts';
import { idempotencyKey, orderOf, routeOf } from './new-order-request.ts';
import { OrderPrice } from './order-facts.tsx';

const routeEnds = ['pickup', 'receiver'] as const;
const [pickup, receiver] = places;
const firstRoute: EnteredRoute = { pickup: entered(pickup), receiver: entered(receiver) };

function useNewOrder(route: EnteredRoute) {
  const navigate = useNavigate();
  const sandbox = business('sandbox');
  const quote = useMutation({
    mutationFn: (fields: FormData) =>
      bodyOf(sandbox.POST('/v1/business/order/quotation', { body: routeOf(fields, route) })),
  });
  // The key belongs to the content: the same order is not created twice, and a corrected one is another order.
  const last = useRef({ content: '', key: '' });
  const create = useMutation({
    mutationFn: (body: CreateOrderRequest) => {
      const content = JSON.stringify(body);
      if (content !== last.current.content) last.current = { content, key: idempotencyKey() };
      const header = { 'X-Idempotency-Key': last.current.key };
      return bodyOf(sandbox.POST('/v1/business/order/create', { body, params: { header } }));
    },
    // Resets the price, so that the button asks for a new one.
    onError: (error) => {
      if (error instanceof ProblemError && error.code === 'quotation_expired') quote.reset();
    },
  });
  const send = (fields: FormData) => {
    if (quote.isSuccess) {
      // Given to this call, so that it is not called after the user has left the page.
      const onSuccess = ({ order_id }: { order_id: string }) => void navigate({ to: `/sandbox/orders/${order_id}` });
      return create.mutate(orderOf(fields, route, quote.data.quotation_id), { onSuccess });
    }
    create.reset();
    quote.mutate(fields);
  };
  return { quote, create, send, forgetPrice: () => quote.reset() };
}

/** Creates an order in the sandbox. The user first asks for the price, then creates the order, and is shown its live page. */
export default function NewOrderPage() {
  const text = useTexts(newOrderTexts);
  const mayWrite = useMayWrite();
  const [route, setRoute] = useState<EnteredRoute>(firstRoute);
  const { quote, create, send, forgetPrice } = useNewOrder(route);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  const placeOnMap = (end: RouteEnd, { latitude, longitude }: MapPlace) => {
    const address = knownPlace(route[end]) === undefined ? route[end].address : '';
    const place = { latitude: String(latitude), longitude: String(longitude) };
    setRoute({ ...route, [end]: { address: address || text('pinned', place), ...place } });
    forgetPrice();
  };
  const error = create.error ?? quote.error;
  if (!mayWrite) return <PageTitle title={text('new-order')} note={text('not_allowed')} />;
  return (
    <>
      <PageTitle title={text('new-order')} note={text('note')} />
      <form onSubmit={submit}>
        <Columns>
          <div>
            <Section title={text('route')}>
              <Stack onChange={forgetPrice}>
                {routeEnds.map((end) => (
                  <PlaceFields
                    key={end}
                    end={end}
                    place={route[end]}
                    error={error}
                    onPlace={(place) => setRoute({ ...route, [end]: place })}
                  />
                ))}
                <ParcelFields />
              </Stack>
            </Section>
            <Section title={text('map')}>
              <NewOrderMap route={route} onPlace={placeOnMap} />
            </Section>
            <Section title={text('receiver')}>
              <ReceiverFields error={error} />
            </Section>
          </div>
          <Stack>
            {quote.isSuccess ? (
              <QuotedPrice quotation={quote.data} />
            ) : (
              <p className={styles.hint}>{text('price_note')}</p>
            )}
            {error !== null && <ProblemNote error={error} />}
            <Button type="submit" size="md" fullWidth loading={quote.isPending || create.isPending}>
              {text(quote.isSuccess ? 'place_order' : 'get_price')}
            </Button>
          </Stack>
        </Columns>
      </form>
    </>
  );
}

function QuotedPrice({ quotation }: { readonly quotation: Parameters<typeof OrderPrice>[0]['quotation'] }) {
  const text = useTexts(newOrderTexts);
  const format = useFormat();
  const { distance_km: distance, time_to_pickup: pickup, duration } = quotation;
  return (
    <div role="status">
      <OrderPrice quotation={quotation} />
      <p className="small">{text('minutes', { distance, pickup, duration })}</p>
      <p className="small">{text('expires', { time: format.time(quotation.expires_at) })}</p>
    </div>
  );
}
