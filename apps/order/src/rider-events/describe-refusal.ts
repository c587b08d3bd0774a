import type { RiderEventRefusal } from '@dakpion/contracts';

/** Describes a refusal in a sentence, for operators who read dead letters. */
export function describeRefusal(refusal: RiderEventRefusal): string {
  switch (refusal.code) {
    case 'order_unknown':
      return 'There is no such order.';
    case 'too_early':
      return `The order is ${refusal.parcel_status}; the events before this one have not come.`;
    case 'too_late':
      return `The order is ${refusal.parcel_status} already.`;
    case 'other_rider':
      return `The order's rider is ${refusal.rider_id}.`;
    case 'not_sandbox':
      return 'The event names the robot courier as its source, which serves sandbox orders only.';
  }
}
