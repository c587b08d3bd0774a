import type { DriverType, OrderStatus } from '@dakpion/contracts';
import type { ParcelTrouble } from './tracked-parcel.ts';
import type { Language } from './tracking-language.ts';

/** The texts of the tracking page in one language. */
export interface TrackingTexts {
  /** The name of the other language in that language. */
  readonly otherLanguage: string;
  readonly headlines: Readonly<Record<OrderStatus, string>>;
  readonly steps: Readonly<Record<OrderStatus, string>>;
  readonly vehicles: Readonly<Record<DriverType, string>>;
  readonly from: (partner: string) => string;
  /** Replaces the partner's name when it is unknown. */
  readonly shop: string;
  readonly parcel: string;
  readonly number: string;
  readonly sandbox: string;
  readonly expected: string;
  readonly inMinutes: (minutes: number) => string;
  readonly noEta: string;
  readonly deliveredAt: string;
  readonly cancelledAt: string;
  readonly rider: string;
  readonly noRider: string;
  readonly noRiderNow: string;
  readonly seen: string;
  readonly progress: string;
  readonly stepStates: Readonly<Record<'done' | 'current' | 'ahead' | 'stopped', string>>;
  readonly advice: string;
  readonly troubles: Readonly<Record<ParcelTrouble, (partner: string) => string>>;
  readonly nextAttempt: string;
  readonly map: string;
  readonly mapShows: string;
  readonly pickup: string;
  readonly destination: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly live: string;
  readonly connecting: string;
  readonly renewed: string;
  readonly over: string;
  readonly unknownTitle: string;
  readonly unknownAdvice: string;
  readonly endedTitle: string;
  readonly endedAdvice: string;
}

const bangla: TrackingTexts = {
  otherLanguage: 'English',
  headlines: {
    PENDING: 'রাইডার খোঁজা হচ্ছে',
    ASSIGNED: 'রাইডার পাওয়া গেছে',
    ACCEPTED: 'রাইডার দায়িত্ব নিয়েছেন',
    STARTED: 'রাইডার পার্সেল আনতে যাচ্ছেন',
    PICKED: 'পার্সেল আপনার পথে',
    COMPLETED: 'পার্সেল পৌঁছে গেছে',
    CANCELLED: 'ডেলিভারি বাতিল হয়েছে',
  },
  steps: {
    PENDING: 'অর্ডার গৃহীত',
    ASSIGNED: 'রাইডার পাওয়া গেছে',
    ACCEPTED: 'রাইডার গ্রহণ করেছেন',
    STARTED: 'পিকআপের পথে',
    PICKED: 'পার্সেল তোলা হয়েছে',
    COMPLETED: 'পৌঁছে দেওয়া হয়েছে',
    CANCELLED: 'বাতিল',
  },
  vehicles: { 1: 'মোটরসাইকেল', 2: 'গাড়ি' },
  from: (partner) => `${partner} থেকে`,
  shop: 'দোকান',
  parcel: 'আপনার পার্সেল',
  number: 'পার্সেল নম্বর',
  sandbox: 'পরীক্ষামূলক অর্ডার: আসলে কিছু পাঠানো হচ্ছে না',
  expected: 'পৌঁছানোর সম্ভাব্য সময়',
  inMinutes: (minutes) => `আনুমানিক ${countInBangla(minutes)} মিনিটে`,
  noEta: 'রাইডার পাওয়া গেলে সময় জানানো হবে',
  deliveredAt: 'পৌঁছানোর সময়',
  cancelledAt: 'বাতিলের সময়',
  rider: 'রাইডার',
  noRider: 'রাইডার খোঁজা হচ্ছে',
  noRiderNow: 'এই অর্ডারে রাইডার ছিলেন না',
  seen: 'সর্বশেষ অবস্থান',
  progress: 'ডেলিভারির ধাপ',
  stepStates: { done: 'সম্পন্ন', current: 'বর্তমান ধাপ', ahead: 'বাকি', stopped: 'বাতিল' },
  advice: 'জানা দরকার',
  troubles: {
    cancelled_by_partner: (partner) =>
      `${partner} ডেলিভারিটি বাতিল করেছে। অর্ডার সম্পর্কে জানতে ${partner}-এর সঙ্গে যোগাযোগ করুন।`,
    cancelled_by_dispatch: (partner) =>
      `ডেলিভারিটি করা যায়নি। পার্সেলটি আবার পাঠানো হবে কি না জানতে ${partner}-এর সঙ্গে যোগাযোগ করুন।`,
    no_rider_yet: () => 'রাইডার পেতে স্বাভাবিকের চেয়ে বেশি সময় লাগছে। খোঁজা চলছে, আপনাকে কিছু করতে হবে না।',
    delayed: (partner) => `স্বাভাবিকের চেয়ে বেশি সময় লাগছে। ফোনটি হাতের কাছে রাখুন। তাড়া থাকলে ${partner}-এর সঙ্গে যোগাযোগ করুন।`,
    silent: () => 'কিছুক্ষণ ধরে রাইডারের ফোন থেকে অবস্থান আসছে না। রাইডার হয়তো পথেই আছেন, তবে মানচিত্রের অবস্থানটি পুরোনো হতে পারে।',
  },
  nextAttempt: 'নতুন ডেলিভারিটি দেখুন',
  map: 'মানচিত্র',
  mapShows: 'মানচিত্রে পিকআপ, গন্তব্য এবং রাইডার। পিকআপ ও গন্তব্য আনুমানিক।',
  pickup: 'পিকআপ',
  destination: 'গন্তব্য',
  zoomIn: 'বড় করে দেখুন',
  zoomOut: 'ছোট করে দেখুন',
  live: 'সরাসরি হালনাগাদ হচ্ছে',
  connecting: 'সংযোগ হচ্ছে…',
  renewed: 'পাতাটি নিজে থেকে হালনাগাদ হয়',
  over: 'ডেলিভারিটি শেষ',
  unknownTitle: 'পার্সেলটি পাওয়া যায়নি',
  unknownAdvice: 'লিংকটি সম্পূর্ণ কি না দেখুন। তা না হলে যে দোকান লিংকটি পাঠিয়েছে, তাদের জানান।',
  endedTitle: 'লিংকটির মেয়াদ শেষ',
  endedAdvice: 'ডেলিভারি শেষ হওয়ার ৭ দিন পর লিংক বন্ধ হয়ে যায়। অর্ডার সম্পর্কে জানতে দোকানের সঙ্গে যোগাযোগ করুন।',
};

const english: TrackingTexts = {
  otherLanguage: 'বাংলা',
  headlines: {
    PENDING: 'Looking for a rider',
    ASSIGNED: 'A rider was found',
    ACCEPTED: 'The rider took the job',
    STARTED: 'The rider is on the way to collect your parcel',
    PICKED: 'Your parcel is on its way to you',
    COMPLETED: 'Your parcel was delivered',
    CANCELLED: 'The delivery was cancelled',
  },
  steps: {
    PENDING: 'Order placed',
    ASSIGNED: 'Rider found',
    ACCEPTED: 'Rider accepted',
    STARTED: 'On the way to pickup',
    PICKED: 'Parcel picked up',
    COMPLETED: 'Delivered',
    CANCELLED: 'Cancelled',
  },
  vehicles: { 1: 'Motorcycle', 2: 'Car' },
  from: (partner) => `From ${partner}`,
  shop: 'the shop',
  parcel: 'Your parcel',
  number: 'Parcel number',
  sandbox: 'Test order: nothing is really sent',
  expected: 'Expected',
  inMinutes: (minutes) => `in about ${minutes} min`,
  noEta: 'Known as soon as a rider is found',
  deliveredAt: 'Delivered',
  cancelledAt: 'Cancelled',
  rider: 'Rider',
  noRider: 'Looking for a rider',
  noRiderNow: 'This order had no rider',
  seen: 'Last seen',
  progress: 'Steps of the delivery',
  stepStates: { done: 'done', current: 'current step', ahead: 'to come', stopped: 'cancelled' },
  advice: 'Good to know',
  troubles: {
    cancelled_by_partner: (partner) =>
      `The delivery was cancelled by ${partner}. For questions about your order, contact ${partner}.`,
    cancelled_by_dispatch: (partner) =>
      `The delivery could not be made. To learn whether the parcel is sent again, contact ${partner}.`,
    no_rider_yet: () => 'Finding a rider takes longer than usual. We keep looking. You do not need to do anything.',
    delayed: (partner) =>
      `This takes longer than usual. Please keep your phone at hand. If it is urgent, contact ${partner}.`,
    silent: () =>
      'The rider’s phone has not sent its place for a while. The rider may well be on the way, and the place on the map may be old.',
  },
  nextAttempt: 'Follow the new delivery',
  map: 'Map',
  mapShows: 'Map with the pickup, the destination and the rider. Pickup and destination are approximate.',
  pickup: 'Pickup',
  destination: 'Destination',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  live: 'Live',
  connecting: 'Connecting…',
  renewed: 'This page renews itself',
  over: 'This delivery is over',
  unknownTitle: 'No such parcel',
  unknownAdvice: 'Check that the link is complete. If it is, tell the shop that sent it to you.',
  endedTitle: 'This link has ended',
  endedAdvice: 'A link ends 7 days after the delivery. For questions about your order, contact the shop.',
};

/** The texts of the page in each language. */
export const trackingTexts: Readonly<Record<Language, TrackingTexts>> = { bn: bangla, en: english };

function countInBangla(count: number): string {
  return count.toLocaleString('bn-BD');
}
