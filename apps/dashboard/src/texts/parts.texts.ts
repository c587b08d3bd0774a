import { texts } from './texts.ts';

/** Texts of parts that many pages have. */
export const partTexts = texts(
  {
    in_dhaka: '{time} (Dhaka, UTC+6)',
    copy_of: 'Copy: {name}',
    any_day: 'Any day',
    previous_month: 'Previous month',
    next_month: 'Next month',
  },
  {
    in_dhaka: '{time} (ঢাকা, UTC+৬)',
    copy_of: 'কপি: {name}',
    any_day: 'যেকোনো দিন',
    previous_month: 'আগের মাস',
    next_month: 'পরের মাস',
  },
);
