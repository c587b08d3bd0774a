import type { CreateOrderRequest } from '@dakpion/client';
import { numberIn, phoneNumberIn } from '../texts/entered-digits.ts';

/** A new idempotency key for an order from the dashboard. */
export const idempotencyKey = () => `dashboard-${crypto.randomUUID?.() ?? Date.now()}`;

type Route = Omit<CreateOrderRequest, 'receiver_name' | 'receiver_phone_number' | 'is_freelancer'>;

/** The fields that determine the price. */
export function routeOf(fields: FormData): Route {
  const number = (name: string) => numberIn(String(fields.get(name)));
  return {
    pickup_address_text: String(fields.get('pickup_address_text')),
    estimated_pickup_address_latitude: number('estimated_pickup_address_latitude'),
    estimated_pickup_address_longitude: number('estimated_pickup_address_longitude'),
    receiver_address_text: String(fields.get('receiver_address_text')),
    estimated_receiver_address_latitude: number('estimated_receiver_address_latitude'),
    estimated_receiver_address_longitude: number('estimated_receiver_address_longitude'),
    parcel_type: number('parcel_type') as CreateOrderRequest['parcel_type'],
    driver_type: number('driver_type') as CreateOrderRequest['driver_type'],
  };
}

/** The order that the form describes, at a quoted price. */
export function orderOf(fields: FormData, quotationId: string): CreateOrderRequest {
  const phone = String(fields.get('receiver_phone_number'));
  return {
    ...routeOf(fields),
    receiver_name: String(fields.get('receiver_name')),
    receiver_phone_number: phoneNumberIn(phone) ?? phone,
    is_freelancer: false,
    partner_reference_id: String(fields.get('partner_reference_id')).trim() || null,
    sandbox_scenario: fields.get('sandbox_scenario') as CreateOrderRequest['sandbox_scenario'],
    quotation_id: quotationId,
  };
}
