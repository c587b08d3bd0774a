import { type DeadLetter, DeadLetters } from '@dakpion/dead-letters';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { decidedLetter } from './decided-letter.ts';

/**
 * `POST /v1/operator/dead-letters/{letter_id}/replay` → 200, the letter; its message is published again on its topic.
 */
@OperatorApi()
export class ReplayDeadLetterController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Post('dead-letters/:letter_id/replay', { repeated: 'harmless' })
  @HttpCode(200)
  async replay(
    @Param('letter_id') letterId: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<DeadLetter> {
    return decidedLetter(letterId, await this.deadLetters.replay(letterId, operatorContextOf(request)));
  }
}
