/** The order of tests and measurements from outside: from Dhanmondi to Gulshan, about 7 km by air. */
export const exampleOrder = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
};
