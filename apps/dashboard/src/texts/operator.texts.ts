import { texts } from './texts.ts';

/** The texts that all operators' pages share. */
export const operatorTexts = texts(
  {
    operators: 'Operators',
    band: 'Operators: all partners, both environments',
    enter: 'Sign in',
    sign_in_note: 'Partners, webhooks, orders that wait, dead letters and health.',
    token: 'Operator token',
    token_note:
      'Your own token as an operator or auditor, or the value of OPERATOR_TOKEN. This tab keeps it until you sign out or close the tab.',
    token_form: 'Enter the token. It has no blanks.',
    token_refused: 'This token is no longer valid. It was revoked or replaced. Sign in with another one.',
    partners: 'Partners',
    webhooks: 'Webhook reviews',
    orders: 'Orders that wait',
    dead_letters: 'Dead letters',
    health: 'Health',
    shown_once: 'This is shown once. Store it now.',
    broken_note: 'The address may be wrong, or a newer version was installed.',
    to_start: 'Go to partners',
  },
  {
    operators: 'অপারেটর',
    band: 'অপারেটর: সব পার্টনার, দুই পরিবেশ',
    enter: 'সাইন ইন',
    sign_in_note: 'পার্টনার, ওয়েবহুক, আটকে থাকা অর্ডার, ব্যর্থ বার্তা ও সিস্টেমের অবস্থা।',
    token: 'অপারেটর টোকেন',
    token_note:
      'অপারেটর বা নিরীক্ষক হিসেবে আপনার নিজের টোকেন, অথবা OPERATOR_TOKEN-এর মান। সাইন আউট বা ট্যাব বন্ধ করা পর্যন্ত এই ট্যাবে থাকবে।',
    token_refused: 'টোকেনটি আর কার্যকর নয়। এটি বাতিল বা বদল করা হয়েছে। অন্য একটি দিয়ে সাইন ইন করুন।',
    token_form: 'টোকেনটি লিখুন। এতে কোনো ফাঁকা জায়গা নেই।',
    partners: 'পার্টনার',
    webhooks: 'ওয়েবহুক পর্যালোচনা',
    orders: 'আটকে থাকা অর্ডার',
    dead_letters: 'ব্যর্থ বার্তা',
    health: 'সিস্টেমের অবস্থা',
    shown_once: 'এটি একবারই দেখানো হবে। এখনই রেখে দিন।',
    broken_note: 'ঠিকানাটি ভুল হতে পারে, অথবা নতুন সংস্করণ বসানো হয়েছে।',
    to_start: 'পার্টনার তালিকায় যান',
  },
);
