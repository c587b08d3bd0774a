import { withoutPhones } from '@dakpion/service';
import { type FieldError, phoneNumberForm } from '@dakpion/validation';
import { maskedText } from './masked-text.ts';

const maxFaults = 20;
/** Names of fields and headers, and places in lists. Anything else was chosen by the partner. */
const apiWord = /^(?:[a-z][a-z_]{0,63}|X-Idempotency-Key|Last-Event-ID|\d{1,3})$/;
/** The messages about metadata name keys, which the partner chose. */
const metadataKey = /The value of .*(?= must |: )/s;

/** The first faults of an answer, without what the partner wrote. */
export function maskedFaults(faults: readonly FieldError[]): readonly FieldError[] {
  return faults.slice(0, maxFaults).map(({ field, code, message }) => ({
    field: maskedField(field),
    code,
    message: maskedMessage(message),
  }));
}

/** Our own example of a phone number stays: without it, the message would be wrong. */
function maskedMessage(message: string): string {
  const parts = message.replace(metadataKey, 'The value of a key').split(phoneNumberForm);
  return parts.map(withoutPhones).join(phoneNumberForm);
}

function maskedField(field: string): string {
  const [known = '', key = ''] = field.split(/(?<=\bmetadata\.)(.*)/s);
  return known.replace(/[^.[\]]+/g, (part) => (apiWord.test(part) ? part : maskedText(part))) + maskedText(key);
}
