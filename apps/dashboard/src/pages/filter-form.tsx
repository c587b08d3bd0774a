import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import styles from './orders.module.css';

interface FilterFormProps {
  /** The parameters in the address. */
  readonly search: object;
  /** Those that the fields are filled with, if not all. */
  readonly filled?: object;
  readonly className: string | undefined;
  /** The labels of the two buttons. */
  readonly labels: { readonly find: string; readonly clear: string };
  /** Called with the values of the fields. */
  onFind(fields: FormData): void;
  onClear(): void;
  readonly children: ReactNode;
  /** Fields after the buttons. */
  readonly below?: ReactNode;
}

/** The filters of a list, with the buttons that apply and clear them. */
export function FilterForm({
  search,
  filled = search,
  className,
  labels,
  onFind,
  onClear,
  children,
  below,
}: FilterFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(new FormData(event.currentTarget));
  };
  return (
    // Another address fills the fields again.
    <form key={JSON.stringify(filled)} className={className} onSubmit={send}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="default" size="sm">
          {labels.find}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" size="sm" onClick={onClear}>
            {labels.clear}
          </Button>
        )}
      </div>
      {below}
    </form>
  );
}

/** The parameters of the address for entered values: an empty value does not filter. */
export function withoutEmpty<Search>(entered: Readonly<Record<string, unknown>>): Search {
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== '')) as Search;
}
