import { Link } from '@tanstack/react-router';
import { operatorTexts } from '../texts/operator.texts.ts';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import type { Column } from './listed.tsx';
import styles from './operator.module.css';
import type { Environment } from './operators-gateway.ts';
import { usePartnerName } from './partners-read.ts';

/** The column of the partner and the environment. */
export function useOwnerColumn(): Column<{ readonly partner_id: string; readonly environment: Environment }> {
  const text = useTexts(operatorWorkTexts);
  const common = useTexts(operatorTexts);
  const nameOf = usePartnerName();
  return {
    label: text('partner'),
    cell: ({ partner_id, environment }) => (
      <>
        <Link to={`/partners/${partner_id}`} className={styles.name}>
          {nameOf(partner_id)}
        </Link>
        <span className={styles.under}>{common(environment)}</span>
      </>
    ),
  };
}
