import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldError } from '../parts/problem-note.tsx';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './new-order.module.css';
import { type Place, places } from './new-order-places.ts';

const otherPlace = 'other';

interface PlaceFieldsProps {
  readonly end: 'pickup' | 'receiver';
  readonly first: Place | undefined;
  readonly error: unknown;
}

/** One end of the route: a known place, or any other one by address and coordinates. */
export function PlaceFields({ end, first, error }: PlaceFieldsProps) {
  const text = useTexts(newOrderTexts);
  const [chosen, setChosen] = useState(first?.address ?? otherPlace);
  const place = places.find(({ address }) => address === chosen);
  const title = text(end === 'pickup' ? 'pickup' : 'destination');
  const names = {
    address: `${end}_address_text`,
    latitude: `estimated_${end}_address_latitude`,
    longitude: `estimated_${end}_address_longitude`,
  };
  return (
    <fieldset className={styles.place}>
      <NativeSelect
        label={title}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[...places.map(({ address }) => address), { value: otherPlace, label: text('other_place') }]}
      />
      {place === undefined ? (
        <>
          <TextInput name={names.address} label={text('address')} error={fieldError(error, names.address)} />
          <div className={styles.pair}>
            <TextInput
              name={names.latitude}
              label={text('latitude')}
              inputMode="decimal"
              error={fieldError(error, names.latitude)}
            />
            <TextInput
              name={names.longitude}
              label={text('longitude')}
              inputMode="decimal"
              error={fieldError(error, names.longitude)}
            />
          </div>
        </>
      ) : (
        <>
          <input type="hidden" name={names.address} value={place.address} />
          <input type="hidden" name={names.latitude} value={place.latitude} />
          <input type="hidden" name={names.longitude} value={place.longitude} />
        </>
      )}
    </fieldset>
  );
}
