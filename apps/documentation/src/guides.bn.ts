import type { Guide } from './navigation.ts';

/** The guides that also exist in Bangla, in `pages/docs/bn`. They have the names of the English ones. */
export const banglaGuides: readonly Guide[] = [
  { name: 'first-order', title: 'প্রথম অর্ডার', about: 'দাম জানুন, sandbox-এ অর্ডার করুন, আর তার খবর রাখুন।' },
  { name: 'webhooks', title: 'Webhook', about: 'অর্ডারের webhook গ্রহণ, যাচাই, পরীক্ষা ও আবার পাঠানো।' },
  { name: 'going-live', title: 'লাইভে যাওয়া', about: 'প্রথম production অর্ডারের আগে যা দেখে নেবেন।' },
];

/** The path of the Bangla pages, by which VitePress identifies their language. */
export const banglaFolder = 'docs/bn';
