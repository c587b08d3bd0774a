import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import styles from './day-chart.module.css';
import { noonOf } from './days-of-month.ts';
import { Legend } from './legend.tsx';
import { roundedUp } from './rounded-up.ts';

/** The bars of one day. `back`: the wider bar in the background. Null: there is none. */
interface ChartDay {
  /** A day in Dhaka, e.g. `2026-11-23`. */
  readonly date: string;
  readonly front: number;
  readonly back: number | null;
}

/** The columns, except the day, of the table that shows the same data as the chart. */
interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly date: string; readonly cells: readonly string[] }[];
}

interface DayChartProps {
  /** A description of the chart, for screen readers. */
  readonly label: string;
  readonly days: readonly ChartDay[];
  readonly legend: { readonly front: string; readonly back?: string };
  /** Formats a value of the scale. */
  format(value: number): string;
  readonly table: ChartTable;
}

const height = 100;

function Bars({ days, top }: { readonly days: readonly ChartDay[]; readonly top: number }) {
  const bar = (value: number) => (value / top) * height;
  return days.map(({ date, front, back }, index) => (
    <g key={date}>
      {back !== null && (
        <rect className={styles.back} x={index + 0.08} width={0.84} y={height - bar(back)} height={bar(back)} />
      )}
      <rect className={styles.front} x={index + 0.22} width={0.56} y={height - bar(front)} height={bar(front)} />
    </g>
  ));
}

function DayTable({ table }: { readonly table: ChartTable }) {
  const text = useTexts(words);
  const { day } = useFormat();
  return (
    <details className={styles.table}>
      <summary className="small">{text('as_table')}</summary>
      <div className={styles.scroll}>
        <table className="small">
          <thead>
            <tr>
              {[text('day'), ...table.columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ date, cells }) => (
              <tr key={date}>
                <th scope="row">{day(noonOf(date))}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface ShownDay {
  readonly chart: Pick<DayChartProps, 'label' | 'days' | 'legend' | 'format'>;
  readonly top: number;
}

/** The bars. Pointing at a day, or moving to it with the arrow keys, shows its values. */
function DayBars({ chart: { label, days, legend, format }, top }: ShownDay) {
  const { day } = useFormat();
  const [shown, setShown] = useState<number | null>(null);
  const last = days.length - 1;
  const of = shown === null ? undefined : days[shown];
  const values = ({ date, front, back }: ChartDay) =>
    [
      day(noonOf(date)),
      ...(back === null || legend.back === undefined ? [] : [`${legend.back} ${format(back)}`]),
      `${legend.front} ${format(front)}`,
    ].join(' · ');
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  const move = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setShown(Math.min(last, Math.max(0, to)));
  };
  return (
    <>
      <p className={styles.line} aria-hidden="true">
        <span>{format(top)}</span>
        <span>{of !== undefined && values(of)}</span>
      </p>
      <div
        className={styles.bars}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={values(days[shown ?? last] ?? { date: '', front: 0, back: null })}
        onPointerMove={point}
        onPointerLeave={() => setShown(null)}
        onFocus={() => setShown(last)}
        onBlur={() => setShown(null)}
        onKeyDown={move}
      >
        <svg
          className={styles.chart}
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[0, height / 2, height].map((y) => (
            <line key={y} className={styles.grid} x1={0} x2={days.length} y1={y} y2={y} />
          ))}
          {shown !== null && <rect className={styles.shown} x={shown} width={1} y={0} height={height} />}
          <Bars days={days} top={top} />
        </svg>
      </div>
    </>
  );
}

/** Bars for days, with a table of the same data. */
export function DayChart({ label, days, legend, format, table }: DayChartProps) {
  const id = useId();
  const { day } = useFormat();
  const legendEntries = Object.entries(legend).map(([kind, name]) => ({ kind, label: name }));
  const top = roundedUp(Math.max(...days.map(({ front, back }) => Math.max(front, back ?? 0))));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="only-read">
        {label}
      </figcaption>
      <Legend entries={legendEntries} />
      <DayBars chart={{ label, days, legend, format }} top={top} />
      <p className={styles.line} aria-hidden="true">
        {[days[0], days.at(-1)].map(
          (each) => each !== undefined && <span key={each.date}>{day(noonOf(each.date))}</span>,
        )}
      </p>
      <DayTable table={table} />
    </figure>
  );
}
