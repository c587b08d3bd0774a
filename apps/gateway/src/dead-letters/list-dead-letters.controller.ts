import {
  type DeadLetter,
  type DeadLetterStatus,
  DeadLetters,
  deadLetterStatuses,
  lettersTopics,
} from '@dakpion/dead-letters';
import { Field, OneOf, Text } from '@dakpion/validation';
import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { instantOfQuery, instantRule } from '../validation/instant.ts';
import { pageSizeRule } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';

const defaultLimit = 50;

export class ListDeadLettersDto {
  @OneOf(lettersTopics, undefined, 'optional') readonly topic!: string | null;
  @Text(100, 'optional') readonly reason!: string | null;
  @Text(255, 'optional') readonly key!: string | null;
  @Field(instantRule, 'optional') readonly since!: string | null;
  @OneOf(deadLetterStatuses, undefined, 'optional') readonly status!: DeadLetterStatus | null;
  @Text(255, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(100), 'optional') readonly limit!: string | null;
}

/**
 * `GET /v1/operator/dead-letters` → messages that a consumer could not process, oldest first; without `status`, only
 * undecided ones. Send `next_after` as `after` for the next page until it is null; a page may be short.
 */
@OperatorApi()
export class ListDeadLettersController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Get('dead-letters')
  async list(
    @ValidQuery(ListDeadLettersDto) query: ListDeadLettersDto,
  ): Promise<{ data: readonly DeadLetter[]; next_after: string | null }> {
    const { topic, reason, key, after } = query;
    const since = query.since === null ? null : instantOfQuery(query.since);
    const status = query.status ?? 'open';
    const limit = Number(query.limit ?? defaultLimit);
    const page = await this.deadLetters.list({ topic, reason, key, since, status, after, limit });
    return { data: page.letters, next_after: page.next_after };
  }
}
