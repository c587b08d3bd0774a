import type { OrderRecord, OrderSummary } from '@dakpion/contracts';

/** An order in a list. */
export function summaryOf(details: OrderRecord): OrderSummary {
  return {
    order_id: details.order_id,
    partner_reference_id: details.partner_reference_id,
    parcel_status: details.parcel_status,
    previous_status: details.previous_status,
    total_price: details.quotation.total_price,
    receiver_name: details.receiver_name,
    receiver_address_text: details.receiver_address_text,
    driver_type: details.driver_type,
    tracking_url: details.tracking_url,
    created_at: details.created_at,
    updated_at: details.updated_at,
  };
}
