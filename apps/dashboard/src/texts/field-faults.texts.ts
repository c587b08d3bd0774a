import { texts } from './texts.ts';

/**
 * Texts for the faults of single fields, by code, or by field and code (`email.bad_format`). For all others the gateway's English
 * text is shown.
 */
export const fieldFaultTexts = texts(
  {
    required: 'Is required.',
    empty: 'Must not be empty.',
    'email.bad_format': 'Must be an e-mail address.',
    'receiver_phone_number.bad_format': 'Must be 11 digits that begin with 01, e.g. 01712345678.',
  },
  {
    required: 'দেওয়া হয়নি।',
    empty: 'দেওয়া হয়নি।',
    'email.bad_format': 'একটি ই-মেইল ঠিকানা দিন।',
    'receiver_phone_number.bad_format': '০১ দিয়ে শুরু ১১ অঙ্কের নম্বর দিন, যেমন ০১৭১২৩৪৫৬৭৮।',
  },
);
