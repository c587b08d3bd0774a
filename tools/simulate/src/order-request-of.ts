import { createHash } from 'node:crypto';
import type { DriverType, ParcelType, Route } from '@dakpion/contracts';

/** Pickup and receiver are in Dhaka: in the default service area, several kilometres apart. */
const south = 23.71;
const west = 90.35;
const degrees = 0.12;

const streets = ['Dhanmondi', 'Gulshan 1', 'Banani', 'Mirpur 10', 'Uttara', 'মতিঝিল', 'মোহাম্মদপুর'] as const;
const receivers = ['Rahima Khatun', 'Kamal Hossain', 'সুমাইয়া আক্তার', 'Tanvir Ahmed', 'রহিম উদ্দিন'] as const;

/** The quotation request of a simulated partner. */
export interface SimulatedRoute extends Route {
  readonly driver_type: DriverType;
}

/** The route of an order. Always the same for a run and a number. */
export function routeOf(run: string, order: number): SimulatedRoute {
  const hash = createHash('sha256').update(`${run} ${order}`).digest();
  const place = (offset: number, from: number) =>
    Math.round((from + (hash.readUInt32BE(offset) / 2 ** 32) * degrees) * 1e6) / 1e6;
  return {
    pickup_address_text: address(hash.readUInt16BE(16)),
    estimated_pickup_address_latitude: place(0, south),
    estimated_pickup_address_longitude: place(4, west),
    receiver_address_text: address(hash.readUInt16BE(18)),
    estimated_receiver_address_latitude: place(8, south),
    estimated_receiver_address_longitude: place(12, west),
    parcel_type: ((hash.readUInt8(20) % 4) + 1) as ParcelType,
    driver_type: ((hash.readUInt8(21) % 2) + 1) as DriverType,
  };
}

/** The fields of a simulated order in addition to its route. No operator uses 010, so the number cannot be called. */
export function receiverOf(order: number) {
  return {
    receiver_name: receivers[order % receivers.length] ?? receivers[0],
    receiver_phone_number: `010${String(order % 100_000_000).padStart(8, '0')}`,
    is_freelancer: order % 2 === 0,
    item_price: 500 + (order % 50) * 10,
  };
}

function address(number: number): string {
  return `House ${1 + (number % 99)}, Road ${1 + (number % 27)}, ${streets[number % streets.length]}, Dhaka`;
}
