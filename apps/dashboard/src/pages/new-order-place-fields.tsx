import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormRow } from '../kit/form-row.tsx';
import { fieldError } from '../kit/problem-note.tsx';
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
  const names = {
    address: `${end}_address_text`,
    latitude: `estimated_${end}_address_latitude`,
    longitude: `estimated_${end}_address_longitude`,
  };
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
      {known === undefined ? (
        <OtherPlace names={names} place={place} error={error} onPlace={onPlace} />
      ) : (
        <>
          <input type="hidden" name={names.address} value={known.address} />
          <input type="hidden" name={names.latitude} value={known.latitude} />
          <input type="hidden" name={names.longitude} value={known.longitude} />
        </>
      )}
    </Stack>
  );
}

interface OtherPlaceProps extends Omit<PlaceFieldsProps, 'end'> {
  /** The names of the fields. */
  readonly names: Readonly<Record<keyof EnteredPlace, string>>;
}

function OtherPlace({ names, place, error, onPlace }: OtherPlaceProps) {
  const text = useTexts(newOrderTexts);
  return (
    <>
      <TextInput
        name={names.address}
        label={text('address')}
        value={place.address}
        onChange={(event) => onPlace({ ...place, address: event.currentTarget.value })}
        error={fieldError(error, names.address)}
      />
      <FormRow>
        {(['latitude', 'longitude'] as const).map((coordinate) => (
          <TextInput
            key={coordinate}
            name={names[coordinate]}
            label={text(coordinate)}
            inputMode="decimal"
            value={place[coordinate]}
            onChange={(event) => onPlace({ ...place, [coordinate]: event.currentTarget.value })}
            error={fieldError(error, names[coordinate])}
          />
        ))}
      </FormRow>
    </>
  );
}
