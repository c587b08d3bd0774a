import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormRow } from '../kit/form-row.tsx';
import { useFieldError } from '../kit/problem-note.tsx';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type EnteredPlace, entered, knownPlace, places } from './new-order-places.ts';

const otherPlace = 'other';
const nowhere: EnteredPlace = { address: '', latitude: '', longitude: '' };

interface PlaceFieldsProps {
  readonly end: 'pickup' | 'receiver';
  readonly place: EnteredPlace;
  readonly error: unknown;
  onPlace(place: EnteredPlace): void;
}

/** One end of the route: a known place, or any other place by address and coordinates. */
export function PlaceFields({ end, place, error, onPlace }: PlaceFieldsProps) {
  const text = useTexts(newOrderTexts);
  const known = knownPlace(place);
  const choose = (address: string) => {
    const chosen = places.find((each) => each.address === address);
    onPlace(chosen === undefined ? nowhere : entered(chosen));
  };
  return (
    <Stack component="fieldset" gap="sm">
      <NativeSelect
        label={text(end === 'pickup' ? 'pickup' : 'destination')}
        value={known?.address ?? otherPlace}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[...places.map(({ address }) => address), { value: otherPlace, label: text('other_place') }]}
      />
      {known === undefined && <OtherPlace end={end} place={place} error={error} onPlace={onPlace} />}
    </Stack>
  );
}

function OtherPlace({ end, place, error, onPlace }: PlaceFieldsProps) {
  const text = useTexts(newOrderTexts);
  const fieldError = useFieldError();
  return (
    <>
      <TextInput
        label={text('address')}
        value={place.address}
        onChange={(event) => onPlace({ ...place, address: event.currentTarget.value })}
        error={fieldError(error, `${end}_address_text`)}
      />
      <FormRow>
        {(['latitude', 'longitude'] as const).map((coordinate) => (
          <TextInput
            key={coordinate}
            label={text(coordinate)}
            inputMode="decimal"
            value={place[coordinate]}
            onChange={(event) => onPlace({ ...place, [coordinate]: event.currentTarget.value })}
            error={fieldError(error, `estimated_${end}_address_${coordinate}`)}
          />
        ))}
      </FormRow>
    </>
  );
}
