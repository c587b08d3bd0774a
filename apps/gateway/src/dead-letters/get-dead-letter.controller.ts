import { DeadLetters, type OpenedDeadLetter } from '@dakpion/dead-letters';
import { Get, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** `GET /v1/operator/dead-letters/{letter_id}` → the letter with the complete message. */
@OperatorApi()
export class GetDeadLetterController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Get('dead-letters/:letter_id')
  async get(@Param('letter_id') letterId: string): Promise<OpenedDeadLetter> {
    const letter = await this.deadLetters.find(letterId);
    if (letter === null) throw new ProblemError({ code: 'dead_letter_not_found', letter_id: letterId });
    return letter;
  }
}
