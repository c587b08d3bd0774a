import { Link } from '@tanstack/react-router';
import { type Column, RowName, Under } from '../kit/data-table.tsx';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import type { Environment } from './operators-gateway.ts';
import { usePartnerName } from './partners-read.ts';

/** The column of the order: the partner's reference or, if there is none, the order id. */
export function useOrderColumn(): Column<{ readonly order_id: string; readonly partner_reference_id: string | null }> {
  const text = useTexts(operatorWorkTexts);
  return {
    label: text('order'),
    cell: ({ order_id, partner_reference_id }) => (
      <RowName to={`/orders/${order_id}`} under={partner_reference_id === null ? undefined : order_id}>
        {partner_reference_id ?? order_id}
      </RowName>
    ),
  };
}

/** The column of the partner and the environment. */
export function useOwnerColumn(): Column<{ readonly partner_id: string; readonly environment: Environment }> {
  const text = useTexts(operatorWorkTexts);
  const nameOf = usePartnerName();
  return {
    label: text('partner'),
    cell: ({ partner_id, environment }) => (
      <>
        <Link to={`/partners/${partner_id}`}>{nameOf(partner_id)}</Link>
        <Under>{text(environment)}</Under>
      </>
    ),
  };
}
