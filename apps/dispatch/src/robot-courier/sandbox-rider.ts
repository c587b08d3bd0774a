import { createHash } from 'node:crypto';
import type { DriverType, Rider, RiderLocation } from '@dakpion/contracts';

const names = [
  'Abdul Karim',
  'Rahim Uddin',
  'Jamal Hossain',
  'Nasrin Akter',
  'Sumaiya Islam',
  'Tanvir Ahmed',
  'Shahidul Alam',
  'Farhana Begum',
  'Mizanur Rahman',
  'Rokeya Khatun',
  'Imran Chowdhury',
  'Sajal Das',
] as const;

/** The first id of sandbox riders. Each order has one of 100,000. */
const firstRiderId = 900_000;
const riderCount = 100_000;

/** The distance from the pickup at which a rider starts, in degrees: about 0.5 to 2 km. */
const nearest = 0.005;
const farthest = 0.02;

/** The rider of an order, and the place where the rider starts. */
interface SandboxRider {
  readonly rider: Readonly<Rider>;
  readonly start: Readonly<RiderLocation>;
}

/** The rider of an order, always the same one for an order id. */
export function sandboxRiderOf(
  orderId: string,
  wanted: { readonly driver_type: DriverType; readonly is_freelancer: boolean },
  pickup: RiderLocation,
): SandboxRider {
  const hash = createHash('sha256').update(orderId).digest();
  const number = hash.readUInt32BE(0);
  const rider = {
    rider_id: firstRiderId + (number % riderCount),
    name: names[hash.readUInt8(4) % names.length] ?? names[0],
    // No operator uses 010, so calls to a sandbox rider's number reach no one.
    phone_number: `010${String(hash.readUInt32BE(5) % 100_000_000).padStart(8, '0')}`,
    driver_type: wanted.driver_type,
    is_freelancer: wanted.is_freelancer,
  };
  const bearing = (hash.readUInt16BE(9) / 65_536) * 2 * Math.PI;
  const distance = nearest + (hash.readUInt16BE(11) / 65_536) * (farthest - nearest);
  return { rider, start: displaced(pickup, bearing, distance) };
}

/** Keeps the place on the map if a pickup is at a pole or at the date line. */
function displaced(from: RiderLocation, bearing: number, degrees: number): RiderLocation {
  const latitude = from.latitude + degrees * Math.cos(bearing);
  const longitude = from.longitude + degrees * Math.sin(bearing);
  return {
    latitude: rounded(Math.min(90, Math.max(-90, latitude))),
    longitude: rounded(Math.min(180, Math.max(-180, longitude))),
  };
}

/** Six decimals: a tenth of a metre. */
export function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
