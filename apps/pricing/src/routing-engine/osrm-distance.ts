import type { Place } from '@dakpion/contracts';
import { roundedKm } from '../domain/rounded-km.ts';
import { Circuit } from './circuit.ts';

/** How long the routing engine may take, in ms. A quotation waits for it, and create waits for the quotation. */
export const osrmTimeoutMs = 1_500;
const maxAnswerBytes = 64 * 1024;

export type DrivenDistance =
  | { readonly outcome: 'routed'; readonly distanceKm: number }
  /** The engine was not asked (`circuit_open`) or gave nothing usable. */
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** Asks an OSRM server (https://project-osrm.org, HTTP API v1) for the way by road. */
export class OsrmDistance {
  private readonly circuit = new Circuit();

  /** `baseUrl` has no trailing slash; `clock` gives epoch milliseconds. */
  constructor(
    private readonly baseUrl: string,
    private readonly clock: () => number,
    private readonly timeoutMs = osrmTimeoutMs,
  ) {}

  /** Length of the fastest way in km with two decimals. Never rejects: what goes wrong is an outcome. */
  async between(from: Place, to: Place): Promise<DrivenDistance> {
    if (!this.circuit.allows(this.clock())) return { outcome: 'unavailable', reason: 'circuit_open' };
    try {
      const metres = await this.metresBetween(from, to);
      this.circuit.succeeded();
      if (metres === null) return { outcome: 'unavailable', reason: 'no_route' };
      return { outcome: 'routed', distanceKm: roundedKm(metres / 1_000) };
    } catch (error) {
      this.circuit.failed(this.clock());
      return { outcome: 'unavailable', reason: (error as Error).message };
    }
  }

  /** Null when the engine is well and knows no way. Throws when it is not well. */
  private async metresBetween(from: Place, to: Place): Promise<number | null> {
    const path = `${from.longitude},${from.latitude};${to.longitude},${to.latitude}`;
    const response = await fetch(`${this.baseUrl}/route/v1/driving/${path}?overview=false`, {
      // One time-out for connecting, head and body alike.
      signal: AbortSignal.timeout(this.timeoutMs),
      redirect: 'error',
    });
    const answer = JSON.parse(await boundedText(response)) as OsrmAnswer;
    // OSRM says NoRoute and NoSegment with status 400: the places' fault, not its own.
    if (answer.code === 'NoRoute' || answer.code === 'NoSegment') return null;
    const metres = answer.routes?.[0]?.distance;
    if (!response.ok || answer.code !== 'Ok' || typeof metres !== 'number' || !(metres >= 0)) {
      throw new Error(`status ${response.status}, code ${String(answer.code)}`);
    }
    return metres;
  }
}

interface OsrmAnswer {
  readonly code?: unknown;
  readonly routes?: readonly { readonly distance?: unknown }[];
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxAnswerBytes) throw new Error(`answer longer than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
