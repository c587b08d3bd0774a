import type { Route } from './order-request.ts';

/** The route of examples that programs show or send: from Dhanmondi to Gulshan, about 7 km by air. */
export const exampleRoute: Route = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
};
