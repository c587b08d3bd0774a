import { type ParkedStream, StreamRelease } from '@dakpion/following';
import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The streams that followers of the event store have parked, with the event that failed: at most 200 of each follower. */
@OperatorApi('Parked streams')
export class ParkedStreamsController {
  constructor(private readonly streams: StreamRelease) {}

  @Get('parked', {
    summary: 'List parked streams',
    description: 'Each follower continues with other streams while one is parked.',
    answers: { 200: { description: 'The streams.', schema: 'ParkedStreamList' } },
  })
  async listParkedStreams(): Promise<{ data: readonly ParkedStream[] }> {
    return { data: await this.streams.list() };
  }

  /** A second release before the follower has tried the stream again changes nothing. */
  @Post('parked/:follower/:stream/release', {
    summary: 'Release a parked stream',
    description: 'The follower handles the stream again from the event that failed.',
    answers: { 202: { description: 'The stream.', schema: 'ParkedStream' } },
    problems: ['parked_stream_not_found'],
    repeated: 'harmless',
  })
  async releaseParkedStream(
    @Param('follower') follower: string,
    @Param('stream') stream: string,
    @Req() request: FastifyRequest,
  ): Promise<ParkedStream> {
    const released = await this.streams.release(follower, stream, operatorContextOf(request));
    if (released === null) throw new ProblemError({ code: 'parked_stream_not_found', follower, stream });
    return released;
  }
}
