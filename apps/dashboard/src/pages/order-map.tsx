import type { OrderDetails } from '@dakpion/client';
import { isOver } from '../api/listed-values.ts';
import { Section } from '../kit/section.tsx';
import { CityMap, type MapMark } from '../parts/city-map.tsx';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** Pickup, destination and, while the order has one, the rider. */
export function OrderMap({ order }: { readonly order: OrderDetails }) {
  const text = useTexts(orderTexts);
  const { rider_latitude: latitude, rider_longitude: longitude, parcel_status } = order;
  const hasRider = !isOver(parcel_status) && latitude !== null && longitude !== null;
  const marks: MapMark[] = [
    {
      kind: 'pickup',
      label: text('pickup'),
      latitude: order.estimated_pickup_address_latitude,
      longitude: order.estimated_pickup_address_longitude,
    },
    {
      kind: 'destination',
      label: text('destination'),
      latitude: order.estimated_receiver_address_latitude,
      longitude: order.estimated_receiver_address_longitude,
    },
    ...(hasRider ? [{ kind: 'rider', label: text('rider'), latitude, longitude } as const] : []),
  ];
  return (
    <Section title={text('map')}>
      <CityMap label={text(hasRider ? 'map_with_rider' : 'map_note')} marks={marks} />
    </Section>
  );
}
