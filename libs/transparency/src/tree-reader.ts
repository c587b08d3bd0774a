import type { EventStore } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { hashBytes, rootOf, type SubtreeReader } from './merkle-tree.ts';
import { type TilePlace, tileWidth } from './tile-path.ts';
import { type EdgeData, edgeStream, eventOf, type LeavesData, type TileData, tileStream } from './tree-streams.ts';

/** Consecutive leaves of the log. */
interface Leaves {
  readonly hashes: Buffer;
  /** As {@link LeavesData.events}. */
  readonly events: readonly string[];
  readonly lastPosition: bigint;
}

/** The maximum number of cached tiles, each with 8 KiB of hashes and 10 KiB of names. */
const maxTiles = 1_000;
const maxRoots = 10_000;

/**
 * Reads the tree from the event store. Full tiles never change, so they are cached. Rejects with {@link NotInTreeError} for a part
 * that no checkpoint covers yet, and with the errors of the event store.
 */
export class TreeReader {
  private readonly tiles = new LRUCache<string, Leaves | Buffer>({ max: maxTiles });
  private readonly roots = new LRUCache<string, Buffer>({ max: maxRoots });

  private readonly computed = subtreesOf((level, place) => this.hashes(level, place));
  /** The number of full tiles of leaves at the last check. */
  private knownTiles = 0;

  constructor(private readonly eventStore: EventStore) {}

  /** The first hashes of a tile. */
  async hashes(level: number, { index, width }: TilePlace): Promise<Buffer> {
    if (level === 0) return (await this.leaves({ index, width })).hashes.subarray(0, width * hashBytes);
    const tile = await this.tile(level, index);
    if (tile !== undefined) return tile.subarray(0, width * hashBytes);
    const roots: Buffer[] = [];
    for (let at = 0; at < width; at += 1) roots.push(await this.tileRoot(level - 1, index * tileWidth + at));
    return Buffer.concat(roots);
  }

  /** The leaves of a tile: at least the first `width`, all of them if the tile is full. */
  async leaves({ index, width }: TilePlace): Promise<Leaves> {
    const full = await this.fullLeaves(index);
    if (full !== undefined) return full;
    const edge = await this.edge();
    if (edge?.start === index * tileWidth && edge.events.length >= width) return edge;
    // The tile may have been completed between the two reads.
    const completed = await this.fullLeaves(index);
    if (completed === undefined) throw new NotInTreeError(`the log has no ${width} leaves in tile ${index}`);
    return completed;
  }

  /** The leaves after the last full tile, at the last checkpoint. */
  private async edge(): Promise<(Leaves & { readonly start: number }) | undefined> {
    const event = await eventOf<EdgeData>(this.eventStore, edgeStream);
    return event && { ...leavesIn(event.data), start: event.data.start };
  }

  /** The number of full tiles of a level. */
  async fullTiles(level: number): Promise<number> {
    const last = await eventOf(this.eventStore, tileStream(level));
    return last === undefined ? 0 : last.revision + 1;
  }

  /** Reads subtrees for proofs. The proofs of an order share most subtrees, and a complete subtree never changes. */
  readonly subtree: SubtreeReader = async (height, index) => {
    const key = `subtree ${height}/${index}`;
    const known = this.roots.get(key);
    if (known !== undefined) return known;
    const root = await this.computed(height, index);
    if (height > 0) this.roots.set(key, root);
    return root;
  };

  /** The index of the leaf of an event. Null: no checkpoint covers it yet. */
  async indexOf({ name, position }: { readonly name: string; readonly position: bigint }): Promise<number | null> {
    let [from, to] = [0, await this.fullTilesFor(position)];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const { lastPosition } = await this.leaves({ index: middle, width: tileWidth });
      if (lastPosition < position) from = middle + 1;
      else to = middle;
    }
    const full = await this.fullLeaves(from);
    // The edge can begin after this tile, which may have been completed since.
    const leaves = full === undefined ? await this.edge() : { ...full, start: from * tileWidth };
    const at = leaves?.events.indexOf(name) ?? -1;
    return leaves === undefined || at < 0 ? null : leaves.start + at;
  }

  /** The position after which the events of a tile begin. Undefined: at the beginning. */
  async positionBefore(index: number): Promise<bigint | undefined> {
    return index === 0 ? undefined : (await this.leaves({ index: index - 1, width: tileWidth })).lastPosition;
  }

  /** The position of the last event that the last checkpoint covers. Undefined: there is no checkpoint yet. */
  async lastCovered(): Promise<bigint | undefined> {
    return (await this.edge())?.lastPosition;
  }

  /** The number of full tiles of leaves: all, or enough to have the leaf of the event at this position. */
  private async fullTilesFor(position: bigint): Promise<number> {
    const last = this.knownTiles === 0 ? undefined : await this.fullLeaves(this.knownTiles - 1);
    if (last === undefined || last.lastPosition < position) this.knownTiles = await this.fullTiles(0);
    return this.knownTiles;
  }

  private async tileRoot(level: number, index: number): Promise<Buffer> {
    const key = `${level}/${index}`;
    const known = this.roots.get(key);
    if (known !== undefined) return known;
    const tile = level === 0 ? (await this.fullLeaves(index))?.hashes : await this.tile(level, index);
    if (tile === undefined) throw new NotInTreeError(`the log has no full tile ${index} of level ${level}`);
    const root = rootOf(tile);
    this.roots.set(key, root);
    return root;
  }

  private async fullLeaves(index: number): Promise<Leaves | undefined> {
    return this.cached(`0/${index}`, async () => {
      const event = await eventOf<LeavesData>(this.eventStore, tileStream(0), index);
      return event && leavesIn(event.data);
    });
  }

  private async tile(level: number, index: number): Promise<Buffer | undefined> {
    return this.cached(`${level}/${index}`, async () => {
      const event = await eventOf<TileData>(this.eventStore, tileStream(level), index);
      return event && Buffer.from(event.data.hashes, 'base64');
    });
  }

  private async cached<Tile extends Leaves | Buffer>(
    key: string,
    read: () => Promise<Tile | undefined>,
  ): Promise<Tile | undefined> {
    const known = this.tiles.get(key) as Tile | undefined;
    if (known !== undefined) return known;
    const tile = await read();
    if (tile !== undefined) this.tiles.set(key, tile);
    return tile;
  }
}

/** Reads subtrees from the first hashes of tiles. */
export function subtreesOf(hashes: (level: number, place: TilePlace) => Promise<Buffer>): SubtreeReader {
  return async (height, index) => {
    const level = Math.floor(height / 8);
    const count = 2 ** (height % 8);
    const start = index * count;
    const offset = start % tileWidth;
    const place = { index: Math.floor(start / tileWidth), width: offset + count };
    const tile = await hashes(level, place);
    return rootOf(tile.subarray(offset * hashBytes, (offset + count) * hashBytes));
  };
}

/** The last checkpoint does not cover the requested part of the tree. */
export class NotInTreeError extends Error {
  override readonly name = 'NotInTreeError';
}

function leavesIn({ hashes, events, last_position }: LeavesData): Leaves {
  return { hashes: Buffer.from(hashes, 'base64'), events, lastPosition: BigInt(last_position) };
}
