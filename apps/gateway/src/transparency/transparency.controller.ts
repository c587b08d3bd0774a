import type { EventStore } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import {
  entryBundle,
  lastCheckpoint,
  NotInTreeError,
  parseTilePath,
  type TilePlace,
  TreeReader,
  tileWidth,
} from '@dakpion/transparency';
import { Controller, Get, Header, Inject, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../http/path.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Full tiles never change. */
const forEver = 'private, max-age=31536000, immutable';
const prefix = '/transparency/tile/';
/** Each hash in a tile of level 7 would cover 256^7 leaves, more than a number can count. */
const maxLevel = 6;

/**
 * `GET /transparency/checkpoint`, `/transparency/tile/{level}/{tile}` and `/transparency/tile/entries/{tile}`: the transparency
 * log as in C2SP tlog-tiles, for operators and auditors. What no checkpoint covers is answered 404.
 */
@Controller('transparency')
export class TransparencyController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly tree: TreeReader,
  ) {}

  @Get('checkpoint')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async checkpoint(): Promise<string> {
    const checkpoint = await lastCheckpoint(this.eventStore);
    if (checkpoint === null) throw new ProblemError({ code: 'not_found' });
    return checkpoint.note;
  }

  /** A tile has a segment for three digits of its index, and one more if it is partial. */
  @Get(['tile/:level/:a', 'tile/:level/:a/:b', 'tile/:level/:a/:b/:c', 'tile/:level/:a/:b/:c/:d'])
  @Header('Content-Type', 'application/octet-stream')
  @Header('Cache-Control', forEver)
  async tile(@Req() request: FastifyRequest, @Param('level') level: string): Promise<StreamableFile> {
    const place = parseTilePath(pathOf(request).slice(`${prefix}${level}/`.length));
    if (place === null || !/^(entries|[0-6])$/.test(level)) throw new ProblemError({ code: 'not_found' });
    try {
      return new StreamableFile(await this.content(level, place));
    } catch (error) {
      if (error instanceof NotInTreeError) throw new ProblemError({ code: 'not_found' });
      throw error;
    }
  }

  private async content(level: string, place: TilePlace): Promise<Buffer> {
    await this.requireCovered(level === 'entries' ? 0 : Number(level), place);
    return level === 'entries'
      ? entryBundle(this.eventStore, this.tree, place)
      : this.tree.hashes(Number(level), place);
  }

  private async requireCovered(level: number, { index, width }: TilePlace): Promise<void> {
    const size = (await lastCheckpoint(this.eventStore))?.head.size ?? 0;
    const covered = Math.floor(size / tileWidth ** Math.min(level, maxLevel));
    if (index * tileWidth + width > covered) throw new ProblemError({ code: 'not_found' });
  }
}
