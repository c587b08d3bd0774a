import { Link } from '@tanstack/react-router';
import { type Column, Under } from '../kit/data-table.tsx';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import type { Environment } from './operators-gateway.ts';
import { usePartnerName } from './partners-read.ts';

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
