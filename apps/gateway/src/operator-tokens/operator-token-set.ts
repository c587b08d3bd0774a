import type { DhakaTime } from '@dakpion/contracts';
import type { Decision } from '@dakpion/event-store';
import type { OperatorTokenEvent, OperatorTokenIssued } from './operator-token-events.ts';

/** The name of the token in the setting OPERATOR_TOKEN. No other token can have it. */
export const settingsTokenName = 'OPERATOR_TOKEN';

/** The maximum number of named tokens that work at a time: they are read together. */
export const maxOperatorTokens = 100;

/** A token that works. */
export type OperatorToken = OperatorTokenIssued['data'];

/** The tokens that work, oldest first. */
export type OperatorTokenSet = readonly OperatorToken[];

export type OperatorTokenCommand =
  | { readonly type: 'IssueOperatorToken'; readonly token: OperatorToken }
  | { readonly type: 'RevokeOperatorToken'; readonly token_id: string; readonly now: DhakaTime };

export type OperatorTokenRefusal =
  | { readonly code: 'operator_token_exists'; readonly name: string }
  | { readonly code: 'too_many_operator_tokens'; readonly limit: number }
  | { readonly code: 'operator_token_not_found'; readonly token_id: string };

/**
 * Decides `command` on the tokens. Tokens that work at the same time have different names, so that a name in a record identifies
 * one person or program.
 */
export function decideOperatorTokens(
  command: OperatorTokenCommand,
  tokens: OperatorTokenSet,
): Decision<OperatorTokenEvent, OperatorTokenRefusal> {
  switch (command.type) {
    case 'IssueOperatorToken': {
      const { name } = command.token;
      const isTaken = [settingsTokenName, ...tokens.map((each) => each.name)].some((each) => isSameName(each, name));
      if (isTaken) return { outcome: 'refused', refusal: { code: 'operator_token_exists', name } };
      if (tokens.length >= maxOperatorTokens) {
        return { outcome: 'refused', refusal: { code: 'too_many_operator_tokens', limit: maxOperatorTokens } };
      }
      return { outcome: 'events', events: [{ type: 'OperatorTokenIssued', data: command.token }] };
    }
    case 'RevokeOperatorToken': {
      const { token_id, now } = command;
      if (!tokens.some((each) => each.token_id === token_id)) {
        return { outcome: 'refused', refusal: { code: 'operator_token_not_found', token_id } };
      }
      return { outcome: 'events', events: [{ type: 'OperatorTokenRevoked', data: { token_id, revoked_at: now } }] };
    }
  }
}

/** The tokens after `event`. */
export function evolveOperatorTokens(tokens: OperatorTokenSet, event: OperatorTokenEvent): OperatorTokenSet {
  switch (event.type) {
    case 'OperatorTokenIssued':
      return [...tokens, event.data];
    case 'OperatorTokenRevoked':
      return tokens.filter(({ token_id }) => token_id !== event.data.token_id);
  }
}

function isSameName(one: string, other: string): boolean {
  return seen(one) === seen(other);
}

/** Without characters that nobody sees. */
function seen(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
