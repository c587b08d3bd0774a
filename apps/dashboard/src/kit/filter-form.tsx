import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { words } from '../texts/words.texts.ts';
import { RowAbove } from './form-row.tsx';

interface FilterFormProps {
  /** The parameters in the address. */
  readonly search: object;
  /** The parameters that fill the fields. Default: all of `search`. */
  readonly filled?: object;
  /** Called with the values of the fields. */
  onFind(fields: FormData): void;
  onClear(): void;
  readonly children: ReactNode;
  /** Fields in a separate row, after the buttons. */
  readonly below?: ReactNode;
}

/** The filters of a list, with the buttons that apply and clear them. */
export function FilterForm({ search, filled = search, onFind, onClear, children, below }: FilterFormProps) {
  const text = useTexts(words);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(new FormData(event.currentTarget));
  };
  return (
    // The key fills the fields again when the address changes.
    <form key={JSON.stringify(filled)} onSubmit={send}>
      <RowAbove>
        {children}
        <div data-buttons="">
          <Button type="submit" variant="default" size="sm">
            {text('find')}
          </Button>
          {Object.keys(search).length > 0 && (
            <Button variant="subtle" size="sm" onClick={onClear}>
              {text('clear')}
            </Button>
          )}
        </div>
      </RowAbove>
      {below}
    </form>
  );
}

/** The parameters of the address for entered values: an empty value does not filter. */
export function withoutEmpty<Search>(entered: Readonly<Record<string, unknown>>): Search {
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== '')) as Search;
}
