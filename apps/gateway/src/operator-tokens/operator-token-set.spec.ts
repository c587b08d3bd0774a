import type { OperatorTokenEvent } from './operator-token-events.ts';
import {
  decideOperatorTokens,
  evolveOperatorTokens,
  maxOperatorTokens,
  type OperatorToken,
  type OperatorTokenCommand,
} from './operator-token-set.ts';

const now = '2026-11-25T12:00:00.000+06:00' as OperatorToken['issued_at'];
const token = (name: string): OperatorToken => ({
  ...{ token_id: `opt_${name}`, name, role: 'operator', sha256: '0'.repeat(64), issued_at: now },
});
const issued = (name: string): OperatorTokenEvent => ({ type: 'OperatorTokenIssued', data: token(name) });
const revoked = (token_id: string): OperatorTokenEvent => ({
  type: 'OperatorTokenRevoked',
  data: { token_id, revoked_at: now },
});
const issue = (name: string): OperatorTokenCommand => ({ type: 'IssueOperatorToken', token: token(name) });
const revoke = (token_id: string): OperatorTokenCommand => ({ type: 'RevokeOperatorToken', token_id, now });
const after = (events: readonly OperatorTokenEvent[]) => events.reduce(evolveOperatorTokens, []);

test('issues and revokes a token', () => {
  expect(decideOperatorTokens(issue('Rahim'), [])).toEqual({ outcome: 'events', events: [issued('Rahim')] });
  expect(decideOperatorTokens(revoke('opt_Rahim'), after([issued('Rahim')]))).toEqual({
    outcome: 'events',
    events: [revoked('opt_Rahim')],
  });
  expect(after([issued('Rahim'), issued('Karim'), revoked('opt_Rahim')])).toEqual([token('Karim')]);
});

test.each(['Rahim', 'RAHIM', 'Rahim\u200B', 'OPERATOR_TOKEN', 'operator_token'])(
  'refuses the name %s while it is taken',
  (name) => {
    const refusal = { code: 'operator_token_exists', name };
    expect(decideOperatorTokens(issue(name), after([issued('Rahim')]))).toEqual({ outcome: 'refused', refusal });
  },
);

test('allows the name of a revoked token again', () => {
  const tokens = after([issued('Rahim'), revoked('opt_Rahim')]);
  expect(decideOperatorTokens(issue('Rahim'), tokens)).toMatchObject({ outcome: 'events' });
});

test('refuses to revoke a token that does not work, and limits the number of tokens', () => {
  const refusal = { code: 'operator_token_not_found', token_id: 'opt_x' };
  expect(decideOperatorTokens(revoke('opt_x'), [])).toEqual({ outcome: 'refused', refusal });
  const many = after(Array.from({ length: maxOperatorTokens }, (_, index) => issued(`n${index}`)));
  expect(decideOperatorTokens(issue('one more'), many)).toMatchObject({
    refusal: { code: 'too_many_operator_tokens' },
  });
});
