import { type Presence, TextLike } from '../validation/field.ts';

/** A one-time code. */
export const TotpCode = (presence?: Presence) => TextLike(/^[0-9]{6}$/, '6 digits', presence);
