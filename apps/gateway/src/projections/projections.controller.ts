import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { listProjections, type Projection, rebuildProjection } from './projection.ts';

/** The projections and their builds. */
@OperatorApi('Projections')
export class ProjectionsController {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  @Get('projections', {
    summary: 'List projections and their builds',
    description: 'How far each build is, and which one answers requests.',
    answers: { 200: { description: 'All projections.', schema: 'ProjectionList' } },
  })
  async listProjections(): Promise<{ data: readonly Projection[] }> {
    return { data: await listProjections(this.stateStore) };
  }

  @Post('projections/:projection/rebuild', {
    summary: 'Build a projection again',
    description:
      'Computes the projection from the events beside the present build, which answers requests until the new one has all events. While one is built, the request changes nothing.',
    answers: { 202: { description: 'The projection.', schema: 'Projection' } },
    problems: ['not_found'],
    repeated: 'harmless',
  })
  async rebuildProjection(@Param('projection') projection: string): Promise<Projection> {
    const rebuilt = await rebuildProjection(this.stateStore, projection);
    if (rebuilt === null) throw new ProblemError({ code: 'not_found' });
    return rebuilt;
  }
}
