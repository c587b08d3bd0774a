/** A mobile number of Bangladesh, with or without the country's code and separators. */
const phone = /(?<!\d)(?:\+?88)?0[ -]?1(?:[ -]?\d){9}(?!\d)/g;

/** The digits of phone numbers become `0`; the rest stays. */
export function withoutPhones(text: string): string {
  return text.replace(phone, (found) => found.replace(/\d/g, '0'));
}
