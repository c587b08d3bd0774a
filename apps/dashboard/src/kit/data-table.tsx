import { memo, type ReactNode } from 'react';
import styles from './data-table.module.css';
import { Moment } from './moment.tsx';
import { RowLink } from './row-link.tsx';

/**
 * A column. Numbers, sums, times and actions are aligned to the right. In the cards of narrow screens, a `number` is shown with the
 * label of its column. A `sum` needs none, because it has its currency.
 */
export interface Column<Row> {
  readonly label: string;
  readonly kind?: 'number' | 'sum' | 'time' | 'action';
  /** The width as a share of the table, in CSS. If one column has a width, all columns keep their widths when a row changes. */
  readonly width?: string;
  cell(row: Row): ReactNode;
}

interface DataTableProps<Row> {
  readonly rows: readonly Row[];
  /** The rows are not drawn again as long as this is the same array. */
  readonly columns: readonly Column<Row>[];
  keyOf(row: Row): string;
}

/** A table whose rows are cards on narrow screens. */
export function DataTable<Row>({ rows, columns, keyOf }: DataTableProps<Row>) {
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <table className={styles.table} data-fixed={isFixed || undefined}>
      <thead>
        <tr>
          {columns.map(({ label, kind, width }) => (
            <th key={label} scope="col" data-kind={kind} style={{ width }}>
              <span className={kind === 'action' ? 'only-read' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MemoizedCells key={keyOf(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Cells<Row>({ row, columns }: Pick<DataTableProps<Row>, 'columns'> & { readonly row: Row }) {
  return (
    <tr>
      {columns.map(({ label, kind, cell }) => (
        <td key={label} data-kind={kind} data-label={label}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A list is rendered at each change of the address, and drawing 25 rows takes longer than the rest of a page. */
const MemoizedCells = memo(Cells) as typeof Cells;

interface RowNameProps {
  /** A path of the application. The whole row is a link to it. */
  readonly to: string;
  /** A small text below the name. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

/** The cell that names a row, and links to the page of its subject. */
export function RowName({ to, under, children }: RowNameProps) {
  return (
    <>
      <RowLink to={to} className={styles.open}>
        {children}
      </RowLink>
      {under !== undefined && <Under>{under}</Under>}
    </>
  );
}

/** The cell of a time. It lies above the link of the row, so that it can show the exact time on hover. */
export function RowTime({ to, at }: { readonly to: string; readonly at: string }) {
  return (
    <RowLink to={to} className={styles.when} isExtra>
      <Moment at={at} />
    </RowLink>
  );
}

/** A small second line of a cell. */
export function Under({ children }: { readonly children: ReactNode }) {
  return <span className={styles.under}>{children}</span>;
}
