import type { OrderStatus as OrderStatusName } from '@dakpion/client';
import { useQueries } from '@tanstack/react-query';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { isOver, orderStatuses } from '../api/listed-values.ts';
import { LinkedRow } from '../kit/linked-row.tsx';
import { type Failure, failureOf, ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.texts.ts';
import { useTexts } from '../texts/texts.ts';

export type StateCounts = Readonly<Record<OrderStatusName, number>>;

/** The number of orders in each state. */
export interface ReadCounts {
  /** Null while unknown. */
  readonly counts: StateCounts | null;
  readonly failure: Failure | null;
}

/** Reads the numbers, and again whenever the lists of orders are read. */
export function useStateCounts(environment: Environment): ReadCounts {
  return useQueries({
    queries: orderStatuses.map((parcel_status) => ({
      queryKey: ['orders', environment, 'count', parcel_status],
      queryFn: async () => {
        const query = { parcel_status, limit: 1 };
        return (await bodyOf(business(environment).GET('/v1/business/orders', { params: { query } }))).pagination.total;
      },
    })),
    combine: (answers) => ({
      counts: answers.some(({ data }) => data === undefined)
        ? null
        : (Object.fromEntries(orderStatuses.map((state, index) => [state, answers[index]?.data ?? 0])) as StateCounts),
      failure: failureOf(answers),
    }),
  });
}

/** Orders that are neither delivered nor cancelled. */
export function openOf(counts: StateCounts): number {
  return orderStatuses.reduce((sum, status) => (isOver(status) ? sum : sum + counts[status]), 0);
}

/** All orders by state. Each state links to its list. */
export function OrdersByState({ read: { counts, failure } }: { readonly read: ReadCounts }) {
  const text = useTexts(overviewTexts);
  const format = useFormat();
  const environment = useEnvironment();
  return (
    <Section title={text('by_state')} note={text('by_state_note')}>
      {failure !== null && <ProblemNote {...failure} />}
      <ul>
        {orderStatuses.map((state) => (
          <li key={state}>
            <LinkedRow to={`/${environment}/orders`} search={{ states: state }}>
              <OrderStatus status={state} />
              <strong>{counts === null ? '…' : format.number(counts[state])}</strong>
            </LinkedRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}
