import type { components } from '../generated/dashboard.api.types.ts';
import { texts } from './texts.ts';

/**
 * Texts for the faults of single fields, by code, or by field and code (`email.bad_format`). For all others the gateway's English
 * text is shown, or {@link banglaFaultTexts}.
 */
export const fieldFaultTexts = texts(
  {
    required: 'Is required.',
    empty: 'Must not be empty.',
    'email.bad_format': 'Must be an e-mail address.',
    'password.too_short': 'At least 12 characters.',
    'new_password.too_short': 'At least 12 characters.',
    'receiver_phone_number.bad_format': 'Must be 11 digits that begin with 01, e.g. 01712345678.',
  },
  {
    required: 'দেওয়া হয়নি।',
    empty: 'দেওয়া হয়নি।',
    'email.bad_format': 'একটি ই-মেইল ঠিকানা দিন।',
    'password.too_short': 'অন্তত ১২টি অক্ষর দিন।',
    'new_password.too_short': 'অন্তত ১২টি অক্ষর দিন।',
    'receiver_phone_number.bad_format': '০১ দিয়ে শুরু ১১ অঙ্কের নম্বর দিন, যেমন ০১৭১২৩৪৫৬৭৮।',
  },
);

/** Faults of requests that no page sends. */
type OfPrograms = 'unknown_field' | 'too_many' | 'repeated';
type FaultCode = Exclude<components['schemas']['FieldErrorCode'], OfPrograms>;

/**
 * Texts in Bangla for the faults that have no text above. In English, the gateway's own text is shown: it also has the bounds of a
 * length or a number.
 */
export const banglaFaultTexts: Readonly<
  Record<Exclude<FaultCode, keyof typeof fieldFaultTexts.bn> | `${'password' | 'new_password'}.not_allowed`, string>
> = {
  wrong_type: 'সঠিক ধরনের নয়, যেমন সংখ্যার জায়গায় লেখা।',
  too_long: 'খুব লম্বা।',
  too_short: 'খুব ছোট।',
  control_characters: 'এতে নতুন লাইন, ট্যাব বা অদৃশ্য অক্ষর আছে।',
  out_of_range: 'সংখ্যাটি খুব ছোট বা খুব বড়।',
  not_one_of: 'এই মান চলে না।',
  bad_format: 'সঠিকভাবে লেখা হয়নি।',
  not_allowed: 'এটি চলে না।',
  'password.not_allowed': 'ই-মেইল ঠিকানা বা একই অক্ষর বারবার চলে না।',
  'new_password.not_allowed': 'ই-মেইল ঠিকানা বা একই অক্ষর বারবার চলে না।',
  url_too_long: 'ইউআরএলটি সর্বোচ্চ ২,০০০ অক্ষরের হতে পারে।',
  invalid_url: 'একটি পূর্ণ ইউআরএল দিন, যেমন https://example.com/hook',
  https_required: 'ইউআরএলটি https:// দিয়ে শুরু হতে হবে।',
  user_info_not_allowed: 'ইউআরএলে ব্যবহারকারীর নাম বা পাসওয়ার্ড দেবেন না। এর বদলে ওয়েবহুকে স্বাক্ষর থাকে।',
  address_not_allowed: 'ইউআরএলটি এমন সার্ভারের হতে হবে, যা ইন্টারনেট থেকে পাওয়া যায়। ভেতরের নেটওয়ার্কের ঠিকানা চলে না।',
};
