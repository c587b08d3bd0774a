import { ActionIcon, Button, Group, Popover, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { now } from '../api/clock.ts';
import { Icon } from '../kit/icon.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import styles from './day-field.module.css';
import { dayInDhaka, daysOfMonth, monthLater, noonOf } from './days-of-month.ts';

interface DayFieldProps {
  /** The name of the field in a form. Outside of a form, `onDay` gets the value. */
  readonly name?: string;
  readonly label: string;
  /** A day such as `2026-11-23`, or nothing. */
  readonly defaultValue: string | undefined;
  onDay?(day: string): void;
}

/**
 * A field for a day in the language of the page, because the browser's own field has that of the browser. Its value is a day in
 * Dhaka, or ''.
 */
export function DayField({ name, label, defaultValue, onDay }: DayFieldProps) {
  const text = useTexts(words);
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
    <div>
      <Text id={id} component="span" size="sm" fw={600}>
        {label}
      </Text>
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
  const text = useTexts(words);
  const format = useFormat();
  const [month, setMonth] = useState((value === '' ? dayInDhaka(now()) : value).slice(0, 7));
  const turn = (months: 1 | -1) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={text(months === 1 ? 'next_month' : 'previous_month')}
      onClick={() => setMonth(monthLater(month, months))}
    >
      <Icon name={months === 1 ? 'forward' : 'back'} />
    </ActionIcon>
  );
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        {turn(-1)}
        <strong aria-live="polite">{format.month(noonOf(`${month}-15`))}</strong>
        {turn(1)}
      </Group>
      <SimpleGrid cols={7} spacing={0} verticalSpacing={0}>
        {daysOfMonth(month).map((day, index) =>
          day === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days before the first are all alike
            <span key={`before ${index}`} />
          ) : (
            <UnstyledButton
              key={day}
              className={styles.day}
              aria-label={format.day(noonOf(day))}
              aria-pressed={day === value}
              onClick={() => onChoose(day)}
            >
              {format.number(Number(day.slice(-2)))}
            </UnstyledButton>
          ),
        )}
      </SimpleGrid>
      <UnstyledButton className={styles.day} onClick={() => onChoose('')}>
        {text('any_day')}
      </UnstyledButton>
    </Stack>
  );
}
