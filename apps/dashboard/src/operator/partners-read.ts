import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { operators } from './operators-gateway.ts';

/** The number of partners that lists show by name. Further partners are shown by id. */
const namedPartners = 100;

/** One page of all partners, newest first. */
export const partnersQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['partners', page, limit],
    queryFn: () => bodyOf(operators.GET('/v1/operator/partners', { params: { query: { page, limit } } })),
  });

/** The names of partners by id. */
export function usePartnerName(): (partnerId: string) => string {
  const { data } = useQuery({ ...partnersQuery(1, namedPartners), staleTime: 60_000 });
  return (partnerId) => data?.data.find(({ partner_id }) => partner_id === partnerId)?.name ?? partnerId;
}
