/** From Dhanmondi to Gulshan: about 7 km by air. */
export function orderRequest(more: Record<string, unknown> = {}) {
  return {
    pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
    estimated_pickup_address_latitude: 23.7461,
    estimated_pickup_address_longitude: 90.3742,
    receiver_address_text: 'বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦',
    estimated_receiver_address_latitude: 23.7806,
    estimated_receiver_address_longitude: 90.4193,
    receiver_name: 'রহিমা খাতুন',
    receiver_phone_number: '01712345678',
    parcel_type: 2,
    driver_type: 1,
    is_freelancer: false,
    ...more,
  };
}

/** The request of a quotation for the same route. */
export function quotationRequest(more: Record<string, unknown> = {}) {
  const { receiver_name, receiver_phone_number, driver_type, is_freelancer, ...route } = orderRequest();
  return { ...route, ...more };
}
