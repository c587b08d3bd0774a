import { Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { CityMap, type MapMark } from '../parts/city-map.tsx';
import type { MapPlace } from '../parts/city-outline.ts';
import { withLatinDigits } from '../texts/entered-digits.ts';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';
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
      latitude: Number(withLatinDigits(route[each].latitude)),
      longitude: Number(withLatinDigits(route[each].longitude)),
    }))
    // Other coordinates have no place on a map. The gateway refuses them when it is asked for the price.
    .filter(({ latitude, longitude }) => Math.abs(latitude) < 90 && Math.abs(longitude) <= 180);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={text('map_sets')}
        value={end}
        onChange={(value) => setEnd(ends.find((each) => each === value) ?? end)}
      >
        <Group mt="xs">
          {ends.map((each) => (
            <Radio key={each} value={each} label={text(kindOf[each])} />
          ))}
        </Group>
      </Radio.Group>
      <CityMap label={text('map')} marks={marks} isWhole onPress={(place) => onPlace(end, place)} />
    </Stack>
  );
}
