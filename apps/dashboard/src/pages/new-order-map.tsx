import { useState } from 'react';
import { CityMap, type MapMark } from '../parts/city-map.tsx';
import type { MapPlace } from '../parts/city-outline.ts';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './new-order.module.css';
import type { EnteredPlace } from './new-order-places.ts';

export type RouteEnd = 'pickup' | 'receiver';
export type EnteredRoute = Readonly<Record<RouteEnd, EnteredPlace>>;

const ends = ['pickup', 'receiver'] as const;
const kindOf = { pickup: 'pickup', receiver: 'destination' } as const;

interface NewOrderMapProps {
  readonly route: EnteredRoute;
  onPlace(end: RouteEnd, place: MapPlace): void;
}

/** The route on a map, on which either end can be set. The fields beside it are an equivalent control. */
export function NewOrderMap({ route, onPlace }: NewOrderMapProps) {
  const text = useTexts(newOrderTexts);
  const [end, setEnd] = useState<RouteEnd>('receiver');
  const marks: MapMark[] = ends
    .filter((each) => route[each].latitude.trim() !== '' && route[each].longitude.trim() !== '')
    .map((each) => ({
      kind: kindOf[each],
      label: text(kindOf[each]),
      latitude: Number(route[each].latitude),
      longitude: Number(route[each].longitude),
    }));
  return (
    <div className={styles.map}>
      <fieldset className={styles.ends}>
        <legend>{text('map_sets')}</legend>
        {ends.map((each) => (
          <label key={each}>
            <input type="radio" name="map_end" checked={end === each} onChange={() => setEnd(each)} />{' '}
            {text(kindOf[each])}
          </label>
        ))}
      </fieldset>
      <CityMap label={text('map')} marks={marks} isWhole onPress={(place) => onPlace(end, place)} />
    </div>
  );
}
