import type { DhakaTime } from '@dakpion/contracts';
import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Delete, Get, Post } from '../openapi/route.ts';
import type { OperatorRole } from '../operator-tokens/operator-roles.ts';
import { type OperatorToken, settingsTokenName } from '../operator-tokens/operator-token-set.ts';
import { OperatorTokens } from '../operator-tokens/operator-tokens.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { IssueOperatorTokenDto } from './issue-operator-token.dto.ts';

/** A token without its text. */
export interface ListedOperatorToken {
  /** Null: the token of the setting OPERATOR_TOKEN, which no request can revoke. */
  readonly token_id: string | null;
  readonly name: string;
  readonly role: OperatorRole;
  /** Null for the token of the setting. */
  readonly issued_at: DhakaTime | null;
}

export interface IssuedOperatorToken extends ListedOperatorToken {
  /** Returned only here. */
  readonly token: string;
}

const settingsToken: ListedOperatorToken = {
  token_id: null,
  name: settingsTokenName,
  role: 'operator',
  issued_at: null,
};

/** The named tokens of operators and auditors. */
@OperatorApi('Tokens')
export class OperatorTokensController {
  constructor(private readonly tokens: OperatorTokens) {}

  @Post('tokens', {
    summary: 'Make a token for an operator or an auditor',
    description:
      'What is done and read with the token is recorded with its name. The token is returned only here; its SHA-256 is stored. If the answer was lost, revoke the token of that name, if the list has it, and make another.',
    answers: { 201: { description: 'The token.', schema: 'IssuedOperatorToken' } },
    problems: ['operator_token_exists', 'too_many_operator_tokens'],
    repeated: 'twice',
  })
  async issueOperatorToken(
    @ValidBody(IssueOperatorTokenDto) { name, role }: IssueOperatorTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedOperatorToken> {
    const { token, text } = await this.tokens.issue({ name, role }, operatorContextOf(request));
    return { ...listed(token), token: text };
  }

  @Get('tokens', {
    summary: 'List the tokens of operators and auditors',
    description:
      'The tokens that work, without the tokens themselves. The first is that of the setting OPERATOR_TOKEN.',
    answers: { 200: { description: 'The tokens that work.', schema: 'OperatorTokenList' } },
  })
  async listOperatorTokens(): Promise<{ readonly data: readonly ListedOperatorToken[] }> {
    return { data: [settingsToken, ...(await this.tokens.all()).map(listed)] };
  }

  @Delete('tokens/:token_id', {
    summary: 'Revoke a token',
    description:
      'The token stops working at all gateways within a second. To revoke that of the setting, change OPERATOR_TOKEN.',
    answers: { 204: { description: 'The token does not work any more.' } },
    problems: ['operator_token_not_found'],
  })
  async revokeOperatorToken(@Param('token_id') tokenId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.tokens.revoke(tokenId, operatorContextOf(request));
  }
}

function listed({ token_id, name, role, issued_at }: OperatorToken): ListedOperatorToken {
  return { token_id, name, role, issued_at };
}
