import { Readable } from 'node:stream';
import type { EventStore } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import { type LeafRange, lastCheckpoint } from '@dakpion/transparency';
import { Field, type FieldRule, Text, TextLike } from '@dakpion/validation';
import { Controller, Get, Header, Inject, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { instantRule } from '../validation/instant.ts';
import { rangeEndOf } from '../validation/time-range.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { type ExportedEvent, ExportedEvents } from './exported-events.ts';

/** Bounds the work for one request. An export consists of many requests. */
const maxLeaves = 4_096;
const index = /^(0|[1-9]\d{0,14})$/;

/** Every number that a rider event can have. */
const riderRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && /^\d{1,16}$/.test(value) && Number.isSafeInteger(Number(value))) return null;
    return { code: 'bad_format', message: `Must be the number of a rider, at most ${Number.MAX_SAFE_INTEGER}.` };
  },
  schema: { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
};

class ExportEventsDto {
  @TextLike(index, 'the index of a leaf') readonly from!: string;
  @TextLike(index, 'the index of a leaf') readonly to!: string;
  @Text(100, 'optional') readonly partner_id!: string | null;
  @Text(100, 'optional') readonly order_id!: string | null;
  @Field(riderRule, 'optional') readonly rider_id!: string | null;
  @Text(100, 'optional') readonly type!: string | null;
  @Field(instantRule, 'optional') readonly recorded_from!: string | null;
  @Field(instantRule, 'optional') readonly recorded_to!: string | null;
}

/**
 * `GET /transparency/events?from=&to=` → for operators and auditors, a line of JSON for each leaf from `from` up to `to`, of at most
 * 4,096 leaves that a checkpoint covers. The events that fit the filter come with their data.
 */
@Controller('transparency')
export class ExportEventsController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly events: ExportedEvents,
  ) {}

  @Get('events')
  @Header('Content-Type', 'application/x-ndjson')
  @Header('Cache-Control', 'no-store')
  async read(@ValidQuery(ExportEventsDto) query: ExportEventsDto): Promise<StreamableFile> {
    const range = { from: Number(query.from), to: Number(query.to) };
    await this.requireCovered(range);
    const filter = {
      ...query,
      rider_id: query.rider_id === null ? null : Number(query.rider_id),
      recorded_from: rangeEndOf(query.recorded_from),
      recorded_to: rangeEndOf(query.recorded_to),
    };
    return new StreamableFile(Readable.from(linesOf(this.events.read(range, filter))));
  }

  private async requireCovered({ from, to }: LeafRange): Promise<void> {
    const size = (await lastCheckpoint(this.eventStore))?.head.size ?? 0;
    if (from < to && to - from <= maxLeaves && to <= size) return;
    const message = `Must be at most from + ${maxLeaves}, after from, and at most the size of the last checkpoint, ${size}.`;
    throw new ProblemError({ code: 'validation_failed', errors: [{ field: 'to', code: 'out_of_range', message }] });
  }
}

async function* linesOf(events: AsyncIterable<ExportedEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
