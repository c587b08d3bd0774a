import { sha256Of } from './api-key.ts';
import { randomText } from './random-text.ts';

/** The prefix of the token of a link, by the purpose of the link. */
const linkPrefixes = { invitation: 'invite_', password_reset: 'reset_' } as const;
export type LinkKind = keyof typeof linkPrefixes;

/** A new token, and the stored part of it. The token contains the partner, so no index of tokens is needed. */
interface NewLink {
  readonly token: string;
  readonly sha256: string;
}

const randomLength = 32;
const tokenForm = /^(?:invite|reset)_([0-9a-z]{26})_[0-9A-Za-z]{32}$/;

/** A token with 190 random bits. */
export function newLink(kind: LinkKind, partnerId: string): NewLink {
  const partner = partnerId.replace(/^prt_/, '');
  const token = `${linkPrefixes[kind]}${partner}_${randomText(randomLength)}`;
  return { token, sha256: sha256Of(token) };
}

/** The partner of a token. Null: it does not have the form of this kind of token. Proves nothing else. */
export function partnerOfLink(kind: LinkKind, token: string): string | null {
  const partner = token.startsWith(linkPrefixes[kind]) ? tokenForm.exec(token)?.[1] : undefined;
  return partner === undefined ? null : `prt_${partner}`;
}
