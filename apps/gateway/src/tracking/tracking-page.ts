import { type DeliveryStatus, deliveryCourse, epochMsOf, isFinal, type OrderDetails } from '@dakpion/contracts';
import { type Html, html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';

interface Label {
  readonly english: string;
  readonly bangla: string;
}

/** The statuses of a delivery in the receiver's two languages. */
const labels: Readonly<Record<DeliveryStatus, Label>> = {
  PENDING: { english: 'Order placed', bangla: 'অর্ডার গৃহীত' },
  ASSIGNED: { english: 'Rider found', bangla: 'রাইডার পাওয়া গেছে' },
  ACCEPTED: { english: 'Rider accepted', bangla: 'রাইডার গ্রহণ করেছেন' },
  STARTED: { english: 'On the way to pickup', bangla: 'পিকআপের পথে' },
  PICKED: { english: 'Parcel picked up', bangla: 'পার্সেল তোলা হয়েছে' },
  COMPLETED: { english: 'Delivered', bangla: 'পৌঁছে দেওয়া হয়েছে' },
};
const vehicles = { 1: 'Motorcycle · মোটরসাইকেল', 2: 'Car · গাড়ি' } as const;
const refreshSeconds = 10;

/**
 * What everyone with the link may see: how far the parcel is, who brings it and when. No phone numbers, no prices, no
 * addresses, of the rider the first name only.
 */
export function trackingPage(order: OrderDetails): Page {
  const isOver = isFinal(order.parcel_status);
  const body = html`
<h1>Your parcel · আপনার পার্সেল</h1>
<p class="soft">${order.order_id}</p>
<ol class="steps">${stepsOf(order)}</ol>
${factsOf(order, isOver)}
<p class="soft">${isOver ? 'This delivery is over. · ডেলিভারিটি শেষ।' : 'This page renews itself. · পাতাটি নিজে থেকে হালনাগাদ হয়।'}</p>`;
  return { title: `Parcel ${order.parcel_status.toLowerCase()}`, body, ...(isOver ? {} : { refreshSeconds }) };
}

/** What an unknown link answers. */
export const unknownTrackingPage: Page = {
  title: 'Parcel not found',
  body: html`<h1>No such parcel · পার্সেলটি পাওয়া যায়নি</h1>
<p>Check that the link is complete. · লিংকটি সম্পূর্ণ কি না দেখুন।</p>`,
};

function stepsOf(order: OrderDetails): Html[] {
  if (order.parcel_status !== 'CANCELLED') {
    const now = deliveryCourse.findIndex(({ status }) => status === order.parcel_status);
    return deliveryCourse.map(({ status, at }, index) =>
      stepOf(labels[status], order[at], index < now ? 'done' : index === now ? 'done now' : ''),
    );
  }
  const made = deliveryCourse.filter(({ at }) => order[at] !== null);
  const cancelled = { english: 'Cancelled', bangla: 'বাতিল' };
  return [
    ...made.map(({ status, at }) => stepOf(labels[status], order[at], 'done')),
    stepOf(cancelled, order.cancelled_at, 'now stopped'),
  ];
}

function stepOf(label: Label, at: unknown, state: string): Html {
  return html`<li class="${state}">${label.english} · ${label.bangla}${typeof at === 'string' ? timeOf(at) : null}</li>`;
}

function factsOf(order: OrderDetails, isOver: boolean): Html | null {
  const rider = order.driver_info;
  if (rider === null) return null;
  const seen = rider.location_updated_at;
  const facts = [
    html`<dt>Rider · রাইডার</dt><dd>${firstNameOf(rider.name)}</dd>`,
    html`<dt>Vehicle · বাহন</dt><dd>${vehicles[rider.driver_type]}</dd>`,
    ...(seen === null || isOver ? [] : [html`<dt>Last seen · সর্বশেষ অবস্থান</dt><dd>${timeOf(seen)}</dd>`]),
    ...(order.eta === null || isOver ? [] : [html`<dt>Expected · সম্ভাব্য সময়</dt><dd>${timeOf(order.eta)}</dd>`]),
  ];
  return html`<dl>${facts}</dl>`;
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

function timeOf(time: string): Html {
  return html`<time datetime="${time}">${clock.format(epochMsOf(time))}</time>`;
}
