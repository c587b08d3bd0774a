/** Replaces Bangla digits by Latin ones. Users may enter them, because pages in Bangla show them. */
export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** A number as it was entered. NaN: it is none, or nothing was entered. In JSON, NaN is null, which the gateway calls missing. */
export function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(withLatinDigits(text));
}

/** A one-time or recovery code as it was entered, without blanks. */
export function codeIn(text: string): string {
  return withLatinDigits(text).replace(/\s/g, '');
}

/**
 * A phone number of Bangladesh in the form of the API, from any form in which people write it, such as `+88 01712-345678` or
 * `+880 (0)1712.345678`. Address books add invisible characters to a number that is copied. Null: it is no such number.
 */
export function phoneNumberIn(text: string): string | null {
  const digits = withLatinDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}.()]/gu, '')
    .replace(/^(?:\+|00)?880?(?=01)/, '');
  return /^01\d{9}$/.test(digits) ? digits : null;
}

/** The id of an order, in lower case. Null: the text is no id, although it may be a reference that begins like one. */
export function orderIdIn(text: string): string | null {
  const id = text.toLowerCase();
  return /^ord_[0-9a-z]{26}$/.test(id) ? id : null;
}
