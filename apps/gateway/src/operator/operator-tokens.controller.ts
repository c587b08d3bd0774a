import type { DhakaTime } from '@dakpion/contracts';
import { OneOf, Text } from '@dakpion/validation';
import { Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { type OperatorRole, operatorRoles } from '../operator-tokens/operator-roles.ts';
import { type OperatorToken, settingsTokenName } from '../operator-tokens/operator-token-set.ts';
import { OperatorTokens } from '../operator-tokens/operator-tokens.ts';
import { ValidBody } from '../validation/valid-request.ts';

/** The body. */
export class IssueOperatorTokenDto {
  /** The person or program that uses the token. */
  @Text(60) readonly name!: string;
  @OneOf(operatorRoles) readonly role!: OperatorRole;
}

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

/** The named tokens of operators and auditors are made, listed and revoked. */
@OperatorApi()
export class OperatorTokensController {
  constructor(private readonly tokens: OperatorTokens) {}

  /** `POST /v1/operator/tokens` → 201, a token, returned only here. */
  @Post('tokens', { repeated: 'harmless' })
  async issue(
    @ValidBody(IssueOperatorTokenDto) { name, role }: IssueOperatorTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedOperatorToken> {
    const { token, text } = await this.tokens.issue({ name, role }, operatorContextOf(request));
    return { ...listed(token), token: text };
  }

  /** `GET /v1/operator/tokens` → 200, the tokens that work, the one of the setting first. */
  @Get('tokens')
  async list(): Promise<{ readonly data: readonly ListedOperatorToken[] }> {
    return { data: [settingsToken, ...(await this.tokens.all()).map(listed)] };
  }

  /** `DELETE /v1/operator/tokens/{token_id}` → 204. The token stops working, everywhere within a second. */
  @Delete('tokens/:token_id')
  @HttpCode(204)
  async revoke(@Param('token_id') tokenId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.tokens.revoke(tokenId, operatorContextOf(request));
  }
}

function listed({ token_id, name, role, issued_at }: OperatorToken): ListedOperatorToken {
  return { token_id, name, role, issued_at };
}
