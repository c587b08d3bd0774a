export const exampleOrder: {
  readonly pickup_address_text: string;
  readonly estimated_pickup_address_latitude: number;
  readonly estimated_pickup_address_longitude: number;
  readonly receiver_address_text: string;
  readonly estimated_receiver_address_latitude: number;
  readonly estimated_receiver_address_longitude: number;
  readonly parcel_type: number;
  readonly receiver_name: string;
  readonly receiver_phone_number: string;
  readonly driver_type: number;
  readonly is_freelancer: boolean;
};
