import { type ParkedStream, StreamRelease } from '@dakpion/following';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';

/**
 * `POST /v1/operator/parked/{follower}/{stream}/release` → 202, the stream; its follower tries it again from the event
 * that failed. A second release before that changes nothing.
 */
@OperatorApi()
export class ReleaseParkedStreamController {
  constructor(private readonly streams: StreamRelease) {}

  @Post('parked/:follower/:stream/release', { repeated: 'harmless' })
  @HttpCode(202)
  async release(
    @Param('follower') follower: string,
    @Param('stream') stream: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<ParkedStream> {
    const released = await this.streams.release(follower, stream, operatorContextOf(request));
    if (released === null) throw new ProblemError({ code: 'parked_stream_not_found', follower, stream });
    return released;
  }
}
