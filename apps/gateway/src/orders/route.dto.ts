import type { ParcelType, Route } from '@dakpion/contracts';
import { Latitude, Longitude, ParcelTypeCode, Text } from '@dakpion/validation';

/** Pickup, receiver and parcel: the fields common to quotation and create. */
export class RouteDto implements Route {
  @Text(500) readonly pickup_address_text!: string;
  @Latitude() readonly estimated_pickup_address_latitude!: number;
  @Longitude() readonly estimated_pickup_address_longitude!: number;
  @Text(500) readonly receiver_address_text!: string;
  @Latitude() readonly estimated_receiver_address_latitude!: number;
  @Longitude() readonly estimated_receiver_address_longitude!: number;
  @ParcelTypeCode() readonly parcel_type!: ParcelType;
}
