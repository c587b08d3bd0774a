/** A mobile number of Bangladesh, with or without the country code and separators. */
const phone = /(?<!\d)(?:\+?88)?0[ -]?1(?:[ -]?\d){9}(?!\d)/g;

/** Replaces the digits of phone numbers with `0`. */
export function withoutPhones(text: string): string {
  return text.replace(phone, (found) => found.replace(/\d/g, '0'));
}
