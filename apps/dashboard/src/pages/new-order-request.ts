import type { CreateOrderRequest } from '@dakpion/client';
import { numberIn, phoneNumberIn } from '../texts/entered-digits.ts';
import type { EnteredRoute } from './new-order-map.tsx';

/** A new idempotency key for an order from the dashboard. */
export const idempotencyKey = () => `dashboard-${crypto.randomUUID?.() ?? Date.now()}`;

type Route = Omit<CreateOrderRequest, 'receiver_name' | 'receiver_phone_number' | 'is_freelancer'>;

/** The fields that determine the price. */
export function routeOf(fields: FormData, { pickup, receiver }: EnteredRoute): Route {
  return {
    pickup_address_text: pickup.address,
    estimated_pickup_address_latitude: numberIn(pickup.latitude),
    estimated_pickup_address_longitude: numberIn(pickup.longitude),
    receiver_address_text: receiver.address,
    estimated_receiver_address_latitude: numberIn(receiver.latitude),
    estimated_receiver_address_longitude: numberIn(receiver.longitude),
    parcel_type: Number(fields.get('parcel_type')) as CreateOrderRequest['parcel_type'],
    driver_type: Number(fields.get('driver_type')) as CreateOrderRequest['driver_type'],
  };
}

/** The order that the form describes, at a quoted price. */
export function orderOf(fields: FormData, route: EnteredRoute, quotationId: string): CreateOrderRequest {
  const phone = String(fields.get('receiver_phone_number'));
  return {
    ...routeOf(fields, route),
    receiver_name: String(fields.get('receiver_name')),
    receiver_phone_number: phoneNumberIn(phone) ?? phone,
    is_freelancer: false,
    partner_reference_id: String(fields.get('partner_reference_id')).trim() || null,
    sandbox_scenario: fields.get('sandbox_scenario') as CreateOrderRequest['sandbox_scenario'],
    quotation_id: quotationId,
  };
}
