import { DataTable } from '../kit/data-table.tsx';
import { useFaultText } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { useFormat } from '../texts/format.ts';
import { fileFaultTexts, orderFileTexts } from '../texts/order-file.texts.ts';
import { problemTexts } from '../texts/problems.texts.ts';
import { hasText, useTexts } from '../texts/texts.ts';
import type { FileFault } from './order-file.ts';

/** The maximum number of faults that are shown. More would be of no use, and would slow the page down. */
const maxShown = 100;

interface FileFaultsProps {
  readonly faults: readonly FileFault[];
  readonly note: string;
}

/** The faults of a file by row and column. */
export function FileFaults({ faults, note }: FileFaultsProps) {
  const text = useTexts(orderFileTexts);
  const faultText = useTexts(fileFaultTexts);
  const problemText = useTexts(problemTexts);
  const fieldFaultText = useFaultText();
  const format = useFormat();
  return (
    <Section title={text('faults', { count: faults.length })} note={note}>
      <DataTable
        rows={faults.slice(0, maxShown)}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
        columns={[
          { label: text('row'), cell: ({ row }) => (row === null ? text('whole_file') : format.number(row)) },
          { label: text('column'), cell: ({ column }) => column },
          {
            label: text('fault'),
            cell: ({ column, code, message }) => {
              if (hasText(fileFaultTexts, code)) return faultText(code);
              return hasText(problemTexts, code) ? problemText(code) : fieldFaultText({ field: column, code, message });
            },
          },
        ]}
      />
      {faults.length > maxShown && <p>{text('more_faults', { count: faults.length - maxShown })}</p>}
    </Section>
  );
}
