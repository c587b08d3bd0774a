import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import { type ExportFilter, type LeafRange, subtreesOf, tilePath } from '@dakpion/transparency';
import { queryOf } from '../../query-of.ts';
import { type ExportLine, parseLine } from './export-folder.ts';
import { linesOf } from './lines-of.ts';

const goesOn = 'Run the same command again: it continues.';

/** Reads the transparency log of a running server with the token of an operator or auditor. */
export class LogClient {
  constructor(private readonly server: OperatorClient) {}

  async checkpoint(): Promise<string> {
    return whole((await this.server.read('/transparency/checkpoint')).text());
  }

  /** Reads subtrees, which proofs need. */
  readonly subtree = subtreesOf(async (level, place) => {
    const tile = await this.server.read(`/transparency/tile/${level}/${tilePath(place)}`);
    return Buffer.from(await whole(tile.arrayBuffer()));
  });

  /** The events of a range of at most 4,096. Throws CommandFailure if the answer is incomplete. */
  async *events({ from, to }: LeafRange, filter: Partial<ExportFilter>): AsyncGenerator<ExportLine> {
    const { body } = await this.server.read(`/transparency/events?${queryOf({ from, to, ...filter })}`);
    let index = from;
    try {
      if (body !== null) {
        for await (const text of linesOf(body)) {
          yield parseLine(text);
          index += 1;
        }
      }
    } catch (error) {
      throw brokenOff(error);
    }
    if (index !== to) throw new CommandFailure(`The answer ended after event ${index} of the log. ${goesOn}`);
  }

  /** The index of the first event of the log that was recorded at a time or later. `size` if there is none. */
  async indexAt(time: string, size: number): Promise<number> {
    let [from, to] = [0, size];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((await this.recordedAt(middle)) < Date.parse(time)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private async recordedAt(index: number): Promise<number> {
    // No order has this id, so the answer contains only the leaf.
    for await (const { leaf } of this.events({ from: index, to: index + 1 }, { order_id: 'none' })) {
      return Date.parse(leaf.recorded_at);
    }
    return Number.NaN;
  }
}

function whole<Body>(body: Promise<Body>): Promise<Body> {
  return body.catch((error: unknown) => {
    throw brokenOff(error);
  });
}

function brokenOff(error: unknown): CommandFailure {
  return new CommandFailure(`The answer broke off: ${(error as Error).message}. ${goesOn}`);
}
