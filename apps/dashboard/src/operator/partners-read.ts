import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { operators } from './operators-gateway.ts';

/** As many as are named in lists; a partner beyond them is shown by its id. */
const namedPartners = 100;

/** One page of all partners, the oldest first. */
export const partnersQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['partners', page, limit],
    queryFn: () => bodyOf(operators.GET('/v1/operator/partners', { params: { query: { page, limit } } })),
  });

/** What a partner is called, by its id. */
export function usePartnerName(): (partnerId: string) => string {
  const { data } = useQuery({ ...partnersQuery(1, namedPartners), staleTime: 60_000 });
  return (partnerId) => data?.data.find(({ partner_id }) => partner_id === partnerId)?.name ?? partnerId;
}
