import type { Operation } from '../openapi/operation.ts';
import { IssueOperatorTokenDto } from '../operator/operator-tokens.controller.ts';
import { noFields } from './operation-parts.ts';

const tokens = '/v1/operator/tokens';

/** Operations on the named tokens of operators and auditors. */
export const operatorTokenOperations: readonly Operation[] = [
  {
    id: 'issueOperatorToken',
    method: 'post',
    path: tokens,
    tag: 'Tokens',
    summary: 'Make a token for an operator or an auditor',
    description:
      'What is done and read with the token is recorded with its name. The token is returned only here; its SHA-256 is stored.',
    body: { shape: IssueOperatorTokenDto },
    answers: { 201: { description: 'The token.', schema: 'IssuedOperatorToken' } },
    problems: ['operator_token_exists', 'too_many_operator_tokens'],
  },
  {
    id: 'listOperatorTokens',
    method: 'get',
    path: tokens,
    tag: 'Tokens',
    summary: 'List the tokens of operators and auditors',
    description:
      'The tokens that work, without the tokens themselves. The first is that of the setting OPERATOR_TOKEN.',
    answers: { 200: { description: 'The tokens that work.', schema: 'OperatorTokenList' } },
  },
  {
    id: 'revokeOperatorToken',
    method: 'delete',
    path: `${tokens}/{token_id}`,
    tag: 'Tokens',
    summary: 'Revoke a token',
    description:
      'The token stops working at all gateways within a second. To revoke that of the setting, change OPERATOR_TOKEN.',
    answers: { 204: { description: 'The token does not work any more.' } },
    problems: ['operator_token_not_found'],
  },
  {
    id: 'makeDashboardLink',
    method: 'post',
    path: '/v1/operator/dashboard-link',
    tag: 'Tokens',
    summary: 'Make another link to the dashboard of the demonstration partner',
    description:
      'As the embedded program prints it at its start: it works once, for 12 hours, from the same machine. 404 without the demonstration partner, and if others can reach the program.',
    body: noFields,
    answers: { 200: { description: 'The link.', schema: 'DashboardLink' } },
  },
];
