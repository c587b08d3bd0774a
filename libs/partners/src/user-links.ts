import { sha256Of } from './api-key.ts';
import { type RandomBytes, randomText } from './random-text.ts';

/** What the token of a link begins with, by what the link is for. */
const linkPrefixes = { invitation: 'invite_', password_reset: 'reset_' } as const;
export type LinkKind = keyof typeof linkPrefixes;

/** A fresh token, and what is kept of it. The token names the partner, so that no index of tokens is needed. */
export interface NewLink {
  readonly token: string;
  readonly sha256: string;
}

const randomLength = 32;
const tokenForm = /^(?:invite|reset)_([0-9a-z]{26})_[0-9A-Za-z]{32}$/;

/** A token with 190 random bits. */
export function newLink(kind: LinkKind, partnerId: string, randomBytes: RandomBytes): NewLink {
  const partner = partnerId.replace(/^prt_/, '');
  const token = `${linkPrefixes[kind]}${partner}_${randomText(randomLength, randomBytes)}`;
  return { token, sha256: sha256Of(token) };
}

/** Whose users a token may be about. Null: it has not the form of this kind of token. Proves nothing else. */
export function partnerOfLink(kind: LinkKind, token: string): string | null {
  const partner = token.startsWith(linkPrefixes[kind]) ? tokenForm.exec(token)?.[1] : undefined;
  return partner === undefined ? null : `prt_${partner}`;
}
