import { type ParkedStream, StreamRelease } from '@dakpion/following';
import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';

/**
 * `GET /v1/operator/parked` → the streams that followers of the event store have parked, with the event that failed.
 * Each follower can park at most 200 streams.
 */
@OperatorApi()
export class ListParkedStreamsController {
  constructor(private readonly streams: StreamRelease) {}

  @Get('parked')
  async list(): Promise<{ data: readonly ParkedStream[] }> {
    return { data: await this.streams.list() };
  }
}
