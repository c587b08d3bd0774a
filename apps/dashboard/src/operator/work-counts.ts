import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { operators } from './operators-gateway.ts';

const readEveryMs = 30_000;
/** The maximum count of entries that have no total. */
const mostCounted = 100;
const environment = 'production';

/** `unknown`: the last read has failed. */
type WorkCount = 'unknown' | Counted;

interface Counted {
  readonly count: number;
  readonly isMore: boolean;
}

/** The number of entries that wait for an operator, by the path of their page. */
type WorkCounts = Readonly<Record<string, WorkCount | undefined>>;

/**
 * The numbers of webhooks to review, of waiting orders (both in production, as their pages show them first) and of open dead
 * letters. Numbers that are not known yet are omitted.
 */
export function useWorkCounts(): WorkCounts {
  const limit = mostCounted;
  const counted = (of: string, queryFn: () => Promise<Counted>) => ({
    queryKey: [of, 'count'],
    queryFn,
    refetchInterval: readEveryMs,
  });
  const listed = ({ data, next_after }: { data: readonly unknown[]; next_after: string | null }) => ({
    count: data.length,
    isMore: next_after !== null,
  });
  return useQueries({
    queries: [
      counted('webhooks', async () => {
        const query = { status: 'manual_review', limit, environment } as const;
        return listed(await bodyOf(operators.GET('/v1/operator/webhooks', { params: { query } })));
      }),
      counted('overdue', async () => {
        const query = { limit: 1, environment } as const;
        const { pagination } = await bodyOf(operators.GET('/v1/operator/orders/overdue', { params: { query } }));
        return { count: pagination.total, isMore: false };
      }),
      counted('dead-letters', async () => {
        const query = { status: 'open', limit } as const;
        return listed(await bodyOf(operators.GET('/v1/operator/dead-letters', { params: { query } })));
      }),
    ],
    combine: ([webhooks, orders, letters]) => ({
      webhooks: countOf(webhooks),
      orders: countOf(orders),
      'dead-letters': countOf(letters),
    }),
  });
}

function countOf({ data, isError }: UseQueryResult<Counted>): WorkCount | undefined {
  return isError ? 'unknown' : data;
}
