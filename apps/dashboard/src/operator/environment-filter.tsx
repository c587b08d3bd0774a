import { ListFilter } from '../kit/list-filter.tsx';
import { operatorWorkTexts } from '../texts/operator-work.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type Environment, environments } from './operators-gateway.ts';

interface EnvironmentFilterProps {
  /** '': both. */
  readonly value: Environment | '';
  onChoose(value: Environment | ''): void;
}

/** The environment of a list. By default it is production, where people wait for their parcels. */
export function EnvironmentFilter({ value, onChoose }: EnvironmentFilterProps) {
  const text = useTexts(operatorWorkTexts);
  const one = environments.map((each) => ({ value: each, label: text(each) }));
  return (
    <ListFilter
      label={text('environment')}
      value={value}
      options={[...one, { value: '', label: text('any') }]}
      onChoose={onChoose}
    />
  );
}
