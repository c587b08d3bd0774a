/** Pages in Bangla show its digits, so they are entered, too. */
export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** A phone number of Bangladesh as the API has it, however it was entered: `+88 01712-345678`. Null: it is none. */
export function phoneNumberIn(text: string): string | null {
  const digits = withLatinDigits(text)
    .replace(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '');
  return /^01\d{9}$/.test(digits) ? digits : null;
}

/** The id of an order, with small letters. Null: it is none, but perhaps a reference that begins like one. */
export function orderIdIn(text: string): string | null {
  const id = text.toLowerCase();
  return /^ord_[0-9a-z]{26}$/.test(id) ? id : null;
}
