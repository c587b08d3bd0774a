import { NativeSelect } from '@mantine/core';
import styles from './operator.module.css';

interface ListFilterProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChoose(value: Value): void;
}

/** The filter above a list: one of a few values. */
export function ListFilter<Value extends string>({ label, value, options, onChoose }: ListFilterProps<Value>) {
  return (
    <div className={styles.filters}>
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
    </div>
  );
}
