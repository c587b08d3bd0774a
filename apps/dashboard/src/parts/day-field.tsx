import { Button, Popover } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormat } from '../texts/format.ts';
import { partTexts } from '../texts/parts.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './day-field.module.css';
import { dayInDhaka, daysOfMonth, monthLater } from './days-of-month.ts';

/** Noon stands for the day, so that a time zone does not change it. */
const noonOf = (day: string) => `${day}T12:00:00+06:00`;

interface DayFieldProps {
  /** In a form. Outside of one, `onDay` gets the value. */
  readonly name?: string;
  readonly label: string;
  /** A day such as `2026-11-23`, or nothing. */
  readonly defaultValue: string | undefined;
  onDay?(day: string): void;
}

/** A field for a day in the page's language: fields of browsers have the browser's. Its value is a day in Dhaka, or ''. */
export function DayField({ name, label, defaultValue, onDay }: DayFieldProps) {
  const text = useTexts(partTexts);
  const format = useFormat();
  const id = useId();
  const [value, setValue] = useState(defaultValue ?? '');
  const [isOpen, setOpen] = useState(false);
  const choose = (day: string) => {
    setValue(day);
    setOpen(false);
    onDay?.(day);
  };
  const shown = Number.isNaN(Date.parse(noonOf(value))) ? text('any_day') : format.day(noonOf(value));
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-start" withinPortal={false}>
        <Popover.Target>
          <Button
            variant="default"
            size="sm"
            fullWidth
            justify="space-between"
            aria-label={`${label}: ${shown}`}
            onClick={() => setOpen(!isOpen)}
          >
            {shown}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={id}>{isOpen && <Days value={value} onChoose={choose} />}</Popover.Dropdown>
      </Popover>
    </div>
  );
}

function Days({ value, onChoose }: { readonly value: string; onChoose(day: string): void }) {
  const text = useTexts(partTexts);
  const format = useFormat();
  const [month, setMonth] = useState((value === '' ? dayInDhaka(Date.now()) : value).slice(0, 7));
  return (
    <div className={styles.days}>
      <div className={styles.month}>
        <button type="button" aria-label={text('previous_month')} onClick={() => setMonth(monthLater(month, -1))}>
          ‹
        </button>
        <strong aria-live="polite">{format.month(noonOf(`${month}-15`))}</strong>
        <button type="button" aria-label={text('next_month')} onClick={() => setMonth(monthLater(month, 1))}>
          ›
        </button>
      </div>
      <div className={styles.grid}>
        {daysOfMonth(month).map((day, index) =>
          day === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days before the first are all alike
            <span key={`before ${index}`} />
          ) : (
            <button
              key={day}
              type="button"
              aria-label={format.day(noonOf(day))}
              aria-pressed={day === value}
              onClick={() => onChoose(day)}
            >
              {format.number(Number(day.slice(-2)))}
            </button>
          ),
        )}
      </div>
      <button type="button" onClick={() => onChoose('')}>
        {text('any_day')}
      </button>
    </div>
  );
}
