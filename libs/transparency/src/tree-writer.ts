import { type EventStore, type StreamRevision } from '@dakpion/event-store';
import type { LeafOfEvent } from './leaves-of-events.ts';
import { hashBytes, rootOf } from './merkle-tree.ts';
import { PrefixRoot } from './prefix-root.ts';
import { tileWidth } from './tile-path.ts';
import { TreeReader } from './tree-reader.ts';
import {
  type EdgeData,
  edgeStream,
  eventOf,
  type LeavesData,
  ofTheLog,
  type TileData,
  tileStream,
} from './tree-streams.ts';

/** Enough levels: a full tile of the last level would stand for 256 ** 7 leaves, more than a number can count. */
const maxLevels = 7;
const keptEdges = 10;
/** The number of tiles in one append, because an append costs more than its tiles. With the longest names they have 0.9 MB. */
const tilesPerAppend = 8;

/**
 * Appends events to the tree. Only full tiles are stored, several together, and with each checkpoint the leaves after the last full
 * tile. Later leaves are computed again from the events at the next start, so an interrupted writer leaves nothing
 * incomplete. Errors: those of the event store, and {@link OtherWriterError}.
 */
export class TreeWriter {
  /** For each level, the hashes after its last full tile. */
  private readonly right: Buffer[][] = Array.from({ length: maxLevels }, () => []);
  private readonly fullTiles: number[] = Array.from({ length: maxLevels }, () => 0);
  private events: string[] = [];
  /** Full tiles of leaves that are not stored yet. {@link fullTiles} has them already. */
  private waiting: LeavesData[] = [];
  private edges: StreamRevision = 'no_stream';
  /** The position of the last leaf's event. */
  lastPosition: bigint | undefined;

  private constructor(
    private readonly eventStore: EventStore,
    /** The present time in the form of the events. */
    private readonly now: () => string,
  ) {}

  /** Continues after the last full tile, or after the stored leaves that follow it. */
  static async open(eventStore: EventStore, now: () => string): Promise<TreeWriter> {
    const writer = new TreeWriter(eventStore, now);
    const reader = new TreeReader(eventStore);
    for (let level = 0; level < maxLevels; level += 1) writer.fullTiles[level] = await reader.fullTiles(level);
    writer.lastPosition = await reader.positionBefore(writer.countOf(0));
    for (let level = 1; level < maxLevels; level += 1) {
      const below = writer.countOf(level - 1);
      const from = writer.countOf(level) * tileWidth;
      const place = { index: writer.countOf(level), width: below - from };
      if (place.width > 0) writer.right[level] = split(await reader.hashes(level, place));
    }
    const edge = await eventOf(eventStore, edgeStream);
    if (edge !== undefined) writer.takeEdge(edge.revision, edge.data as unknown as EdgeData);
    // The last writer may have ended between a tile and the tile above it.
    await writer.completeTiles();
    return writer;
  }

  /** The number of leaves. */
  get size(): number {
    return this.countOf(0) * tileWidth + this.events.length;
  }

  /** Adds the leaves of the next events. Events that are in the tree already are skipped. */
  async addLeaves(leaves: readonly LeafOfEvent[]): Promise<void> {
    for (const { name, hash, position } of leaves) {
      if (this.lastPosition !== undefined && position <= this.lastPosition) continue;
      this.rightOf(0).push(Buffer.from(hash, 'latin1'));
      this.events.push(name);
      this.lastPosition = position;
      if (this.events.length === tileWidth) await this.completeTiles();
    }
  }

  /** The root of all leaves. */
  root(): Buffer {
    if (this.size === 0) throw new RangeError('a log without leaves has no checkpoint');
    const tree = new PrefixRoot();
    for (let level = maxLevels - 1; level >= 0; level -= 1) {
      for (const hash of this.rightOf(level)) tree.addSubtree(hash, tileWidth ** level);
    }
    return tree.root();
  }

  /**
   * Stores everything that is not stored yet, including the leaves after the last full tile, so that readers have all leaves of the
   * next checkpoint.
   */
  async storeEdge(): Promise<void> {
    await this.storeWaiting();
    const data: EdgeData = { ...this.leavesData(), start: this.countOf(0) * tileWidth };
    const event = ofTheLog('EdgeStored', data, this.now());
    const result = await this.eventStore.append(edgeStream, [event], this.edges);
    if (result.outcome === 'wrong_revision') throw new OtherWriterError(edgeStream);
    this.edges = result.revision;
  }

  /**
   * Takes the leaves that were stored last, which the last checkpoint covers. Computed again, an event that was changed since would get
   * into the next checkpoint, which would contradict the last one.
   */
  private takeEdge(revision: number, { start, hashes, events, last_position }: EdgeData): void {
    this.edges = revision;
    // Full tiles that were stored later have these leaves.
    if (start !== this.countOf(0) * tileWidth) return;
    this.right[0] = split(Buffer.from(hashes, 'base64'));
    this.events = [...events];
    this.lastPosition = BigInt(last_position);
  }

  private async completeTiles(): Promise<void> {
    for (let level = 0; level < maxLevels; level += 1) {
      const hashes = this.rightOf(level);
      if (hashes.length < tileWidth) continue;
      const tile = Buffer.concat(hashes);
      if (level === 0) this.waiting.push(this.leavesData());
      else await this.storeTile(level, tile);
      this.fullTiles[level] = this.countOf(level) + 1;
      this.right[level] = [];
      if (level === 0) this.events = [];
      this.right[level + 1]?.push(rootOf(tile));
    }
    if (this.waiting.length >= tilesPerAppend) await this.storeWaiting();
  }

  private async storeTile(level: number, tile: Buffer): Promise<void> {
    // The tiles below a tile are stored first.
    await this.storeWaiting();
    await this.store(level, this.countOf(level), [{ hashes: tile.toString('base64') }]);
  }

  private async storeWaiting(): Promise<void> {
    if (this.waiting.length === 0) return;
    await this.store(0, this.countOf(0) - this.waiting.length, this.waiting);
    this.waiting = [];
  }

  /** `first`: the index of the first of the tiles. */
  private async store(level: number, first: number, tiles: readonly TileData[]): Promise<void> {
    const stream = tileStream(level);
    const events = tiles.map((data) => ofTheLog('TileCompleted', data, this.now()));
    const result = await this.eventStore.append(stream, events, first === 0 ? 'no_stream' : first - 1);
    if (result.outcome === 'wrong_revision') throw new OtherWriterError(stream);
  }

  private leavesData(): LeavesData {
    return {
      hashes: Buffer.concat(this.rightOf(0)).toString('base64'),
      events: this.events,
      last_position: String(this.lastPosition ?? 0n),
    };
  }

  private countOf(level: number): number {
    return this.fullTiles[level] ?? 0;
  }

  private rightOf(level: number): Buffer[] {
    return this.right[level] ?? [];
  }
}

/** Bounds the stream with the leaves after the last full tile. */
export function boundEdges(eventStore: EventStore): Promise<void> {
  return eventStore.keepLast(edgeStream, keptEdges);
}

/** Another process has continued the tree. The caller opens it again. */
export class OtherWriterError extends Error {
  override readonly name = 'OtherWriterError';
  readonly temporary = true;

  constructor(stream: string) {
    super(`another process has appended to ${stream}`);
  }
}

function split(hashes: Buffer): Buffer[] {
  return Array.from({ length: hashes.length / hashBytes }, (_, at) =>
    hashes.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
}
