import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { ListPage } from '../kit/listed.tsx';
import { OlderPages } from '../kit/pages-of-list.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFollowOrders } from '../session/follow.ts';
import { useMayWrite } from '../session/session.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { OrderFilters, type OrderSearch, parcelNumberIn, queryOf } from './orders-filters.tsx';
import { useOrderColumns } from './orders-table.tsx';

function NewOrderButtons() {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <>
      <Button variant="default" component={Link} to={`/${environment}/orders-from-file`}>
        {text('orders_from_file')}
      </Button>
      {environment === 'sandbox' && (
        <Button component={Link} to="/sandbox/new-order">
          {text('new-order')}
        </Button>
      )}
    </>
  );
}

/** The time for which a page that was read ahead is kept without being opened, in ms. */
const readAheadForMs = 60_000;

/** One page of the list. */
function pageOf(environment: Environment, search: OrderSearch) {
  return { queryKey: ['orders', environment, search], queryFn: () => readPage(environment, search) };
}

async function readPage(environment: Environment, search: OrderSearch) {
  const read = (query: ReturnType<typeof queryOf> & { readonly parcel_number?: string }) =>
    bodyOf(business(environment).GET('/v1/business/orders', { params: { query } }));
  const query = queryOf(search);
  const parcel_number = parcelNumberIn(search);
  if (parcel_number === null) return read(query);
  const { reference_text: _text, ...filters } = { reference_text: '', ...query };
  const found = await read({ ...filters, parcel_number });
  return found.pagination.total > 0 ? found : read(query);
}

/** All orders of an environment, live. The filters are in the address, so that the link can be shared. */
export default function OrdersPage() {
  const text = useTexts(orderTexts);
  const environment = useEnvironment();
  const navigate = useNavigate();
  const search: OrderSearch = useSearch({ strict: false });
  useFollowOrders(environment);
  const orders = useQuery({ ...pageOf(environment, search), placeholderData: keepPreviousData });
  // The place of the former list's next page means nothing in this list.
  const nextAfter = orders.isPlaceholderData ? null : (orders.data?.pagination.next_after ?? null);
  const client = useQueryClient();
  // Reads the next page ahead, so that it can be shown at once.
  useEffect(() => {
    if (nextAfter === null) return;
    void client.prefetchQuery({ ...pageOf(environment, { ...search, after: nextAfter }), gcTime: readAheadForMs });
  }, [client, environment, search, nextAfter]);
  const choose = (next: OrderSearch) => void navigate({ to: '.', search: next });
  const { after, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  const { total = 0 } = orders.data?.pagination ?? {};
  return (
    <ListPage
      title={text('orders')}
      note={text('note')}
      actions={<NewOrderButtons />}
      filters={<OrderFilters search={filters} onChoose={choose} />}
      query={orders}
      columns={useOrderColumns()}
      keyOf={({ order_id }) => order_id}
      none={{
        icon: 'orders',
        title: text(isFiltered ? 'none_found' : 'no_orders'),
        note: isFiltered ? text('none_found_note') : text(`no_orders_${environment}`),
      }}
      pages={
        total > 0 && (
          <OlderPages
            note={text('total_orders', { total })}
            after={after}
            next={nextAfter}
            onAfter={(place) => choose({ ...filters, ...place })}
          />
        )
      }
    />
  );
}
