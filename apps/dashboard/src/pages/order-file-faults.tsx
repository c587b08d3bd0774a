import { Section } from '../parts/section.tsx';
import { useFormat } from '../texts/format.ts';
import { fileFaultTexts, orderFileTexts } from '../texts/order-file.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './order-file.module.css';
import type { FileFault } from './order-file.ts';

/** More would not help, and would slow the page down. */
const maxShown = 100;

type TextKey = keyof typeof fileFaultTexts.en;
const isKnown = (code: string): code is TextKey => Object.hasOwn(fileFaultTexts.en, code);

interface FileFaultsProps {
  readonly faults: readonly FileFault[];
  readonly note: string;
}

/** The faults of a file by row and column. */
export function FileFaults({ faults, note }: FileFaultsProps) {
  const text = useTexts(orderFileTexts);
  const faultText = useTexts(fileFaultTexts);
  const format = useFormat();
  const shown = faults.slice(0, maxShown);
  return (
    <Section title={text('faults', { count: format.number(faults.length) })} note={note}>
      <table className={styles.faults}>
        <thead>
          <tr>
            <th scope="col">{text('row')}</th>
            <th scope="col">{text('column')}</th>
            <th scope="col">{text('fault')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, code, message }) => (
            <tr key={`${row} ${column} ${code}`}>
              <td>{row === null ? text('whole_file') : format.number(row)}</td>
              <td className={styles.column}>{column}</td>
              <td>{isKnown(code) ? faultText(code) : message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > maxShown && <p>{text('more_faults', { count: format.number(faults.length - maxShown) })}</p>}
    </Section>
  );
}
