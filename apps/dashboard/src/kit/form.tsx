import { Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

interface FormProps {
  /** The values of the fields by name, when the form is submitted. */
  readonly onSend: (fields: Readonly<Record<string, string>>, form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form whose fields keep their own values, so that password managers can fill them. */
export function Form({ onSend, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form is not inside the page's form, but React passes its event on to it.
    event.stopPropagation();
    const form = event.currentTarget;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    onSend(Object.fromEntries(entries), form);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">{children}</Stack>
    </form>
  );
}
