import { NativeSelect } from '@mantine/core';

interface ListFilterProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChoose(value: NoInfer<Value>): void;
}

/** A filter of a list: one of a few values. */
export function ListFilter<Value extends string>({ label, value, options, onChoose }: ListFilterProps<Value>) {
  return (
    <NativeSelect
      size="sm"
      label={label}
      value={value}
      data={[...options]}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    />
  );
}
