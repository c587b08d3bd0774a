/** 1 Document, 2 Small, 3 Medium, 4 Large. */
export type ParcelType = 1 | 2 | 3 | 4;
/** 1 Motorcycle, 2 Car. */
export type DriverType = 1 | 2;

export const sandboxScenarios = [
  'deliver',
  'no_rider',
  'cancelled_by_dispatch',
  'slow',
  'stuck_after_pickup',
  'duplicate_webhooks',
] as const;
/** The behaviour of the robot courier with a sandbox order. */
export type SandboxScenario = (typeof sandboxScenarios)[number];

/** The pickup, the receiver and the parcel: everything that determines a price except the driver. WGS 84 degrees. */
export interface Route {
  readonly pickup_address_text: string;
  readonly estimated_pickup_address_latitude: number;
  readonly estimated_pickup_address_longitude: number;
  readonly receiver_address_text: string;
  readonly estimated_receiver_address_latitude: number;
  readonly estimated_receiver_address_longitude: number;
  readonly parcel_type: ParcelType;
}

/** The route of an order's request, without its other fields. */
export function routeOf(request: Route): Route {
  return {
    pickup_address_text: request.pickup_address_text,
    estimated_pickup_address_latitude: request.estimated_pickup_address_latitude,
    estimated_pickup_address_longitude: request.estimated_pickup_address_longitude,
    receiver_address_text: request.receiver_address_text,
    estimated_receiver_address_latitude: request.estimated_receiver_address_latitude,
    estimated_receiver_address_longitude: request.estimated_receiver_address_longitude,
    parcel_type: request.parcel_type,
  };
}

/**
 * The data of an order from its partner in addition to the route, which every response about the order repeats. Absent fields
 * are null.
 */
export interface OrderParticulars {
  readonly receiver_name: string;
  readonly receiver_phone_number: string;
  readonly driver_type: DriverType;
  readonly is_freelancer: boolean;
  readonly partner_reference_id: string | null;
  /** The declared value in BDT. */
  readonly item_price: number | null;
  readonly item_name: string | null;
  readonly parcel_comment: string | null;
  readonly detailed_address: string | null;
  readonly callback_url: string | null;
}

type OptionalParticular = {
  [Field in keyof OrderParticulars]: null extends OrderParticulars[Field] ? Field : never;
}[keyof OrderParticulars];

/** The optional data of an order whose partner sent none of them. */
export const absentParticulars: Readonly<Record<OptionalParticular, null>> = {
  partner_reference_id: null,
  item_price: null,
  item_name: null,
  parcel_comment: null,
  detailed_address: null,
  callback_url: null,
};

/** The fields of an order as the partner sent them. Absent fields are null. */
export interface OrderRequest extends Route, OrderParticulars {
  readonly quotation_id: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly sandbox_scenario: SandboxScenario | null;
}
