import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Get, HttpCode, Inject, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { listProjections, type Projection, rebuildProjection } from './projection.ts';

/**
 * `GET /v1/operator/projections` → the projections with their builds.
 * `POST /v1/operator/projections/{projection}/rebuild` → 202, the projection with its new build. The former build answers requests
 * until the new one has all events. While one is built, the request changes nothing.
 */
@OperatorApi()
export class ProjectionsController {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  @Get('projections')
  async list(): Promise<{ data: readonly Projection[] }> {
    return { data: await listProjections(this.stateStore) };
  }

  @Post('projections/:projection/rebuild', { repeated: 'harmless' })
  @HttpCode(202)
  async rebuild(
    @Param('projection') projection: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
  ): Promise<Projection> {
    const rebuilt = await rebuildProjection(this.stateStore, projection);
    if (rebuilt === null) throw new ProblemError({ code: 'not_found' });
    return rebuilt;
  }
}
