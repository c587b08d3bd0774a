import { type DeadLetter, DeadLetters } from '@dakpion/dead-letters';
import { Text } from '@dakpion/validation';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { decidedLetter } from './decided-letter.ts';

export class DropDeadLetterDto {
  @Text(500) readonly reason!: string;
}

/** `POST /v1/operator/dead-letters/{letter_id}/drop` `{ reason }` → 200, the letter; it is no longer listed as open. */
@OperatorApi()
export class DropDeadLetterController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Post('dead-letters/:letter_id/drop', { repeated: 'harmless' })
  @HttpCode(200)
  async drop(
    @Param('letter_id') letterId: string,
    @ValidBody(DropDeadLetterDto) { reason }: DropDeadLetterDto,
    @Req() request: FastifyRequest,
  ): Promise<DeadLetter> {
    return decidedLetter(letterId, await this.deadLetters.drop(letterId, reason, operatorContextOf(request)));
  }
}
