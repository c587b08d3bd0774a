import { type Column, RowName } from '../kit/data-table.tsx';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';

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
