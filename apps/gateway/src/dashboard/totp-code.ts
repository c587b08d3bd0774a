import { type Presence, TextLike } from '@dakpion/validation';

/** A one-time code. */
export const TotpCode = (presence?: Presence) => TextLike(/^[0-9]{6}$/, '6 digits', presence);
