import { type DeadLetter, DeadLetters, type OpenedDeadLetter } from '@dakpion/dead-letters';
import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { pageBytes } from '../http/limits.ts';
import { Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { rangeEndOfQuery } from '../validation/instant.ts';
import { ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { DropDeadLetterDto, ListDeadLettersDto } from './dead-letters.dto.ts';
import { decidedLetter } from './decided-letter.ts';

const defaultLimit = 50;

/** Messages that a consumer could not process. */
@OperatorApi('Dead letters')
export class DeadLettersController {
  constructor(private readonly deadLetters: DeadLetters) {}

  /** A page may be short: the last one has null as `next_after`. */
  @Get('dead-letters', {
    summary: 'List dead letters',
    description: 'Oldest first. Without `status`, undecided ones only.',
    answers: { 200: { description: 'One page, oldest first.', schema: 'DeadLetterPage', pageBytes } },
  })
  async listDeadLetters(
    @ValidQuery(ListDeadLettersDto) query: ListDeadLettersDto,
  ): Promise<{ data: readonly DeadLetter[]; next_after: string | null }> {
    const { topic, reason, key, after } = query;
    const since = query.since === null ? null : rangeEndOfQuery(query.since);
    const status = query.status ?? 'open';
    const limit = Number(query.limit ?? defaultLimit);
    const page = await this.deadLetters.list({ topic, reason, key, since, status, after, limit });
    return { data: page.letters, next_after: page.next_after };
  }

  @Get('dead-letters/:letter_id', {
    summary: 'Get a dead letter',
    description: 'With the message itself and its headers.',
    answers: { 200: { description: 'The letter and its message.', schema: 'OpenedDeadLetter' } },
    problems: ['dead_letter_not_found'],
  })
  async getDeadLetter(@Param('letter_id') letterId: string): Promise<OpenedDeadLetter> {
    const letter = await this.deadLetters.find(letterId);
    if (letter === null) throw new ProblemError({ code: 'dead_letter_not_found', letter_id: letterId });
    return letter;
  }

  @Post('dead-letters/:letter_id/replay', {
    summary: 'Send a dead letter to its topic again',
    description: 'Sends the message to its topic again. If it fails again, it becomes another dead letter.',
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
    repeated: 'harmless',
  })
  async replayDeadLetter(@Param('letter_id') letterId: string, @Req() request: FastifyRequest): Promise<DeadLetter> {
    return decidedLetter(letterId, await this.deadLetters.replay(letterId, operatorContextOf(request)));
  }

  @Post('dead-letters/:letter_id/drop', {
    summary: 'Drop a dead letter',
    description: 'The message is not handled. The reason is stored with the decision.',
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
    repeated: 'harmless',
  })
  async dropDeadLetter(
    @Param('letter_id') letterId: string,
    @ValidBody(DropDeadLetterDto) { reason }: DropDeadLetterDto,
    @Req() request: FastifyRequest,
  ): Promise<DeadLetter> {
    return decidedLetter(letterId, await this.deadLetters.drop(letterId, reason, operatorContextOf(request)));
  }
}
