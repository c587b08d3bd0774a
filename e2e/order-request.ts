import { exampleOrder } from '../scripts/example-order.mjs';

/** The request of an order from Dhanmondi to Gulshan, about 7 km by air. */
export function orderRequest(more: Record<string, unknown> = {}) {
  return {
    ...exampleOrder,
    receiver_address_text: 'বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦',
    receiver_name: 'রহিমা খাতুন',
    ...more,
  };
}

/** The request of a sandbox order that gets no rider and reports nothing, so that it stays as it is. */
export function noRider(partner_reference_id: string) {
  return orderRequest({ partner_reference_id, sandbox_scenario: 'no_rider', callback_url: null });
}

/** The request of a quotation for the same route. */
export function quotationRequest(more: Record<string, unknown> = {}) {
  const { receiver_name, receiver_phone_number, driver_type, is_freelancer, ...route } = orderRequest();
  return { ...route, ...more };
}
