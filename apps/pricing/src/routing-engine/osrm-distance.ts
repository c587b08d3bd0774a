import type { Place } from '@dakpion/contracts';
import { boundedText } from '@dakpion/service';
import { roundedKm } from '../domain/rounded-km.ts';
import { Circuit } from './circuit.ts';

/**
 * The time-out of the routing engine, in ms. An order waits for its price, and a bulk request of 100 orders, of which 10 are placed at
 * a time, waits ten times. The clients give up after 15 s.
 */
const osrmTimeoutMs = 1_000;
/** The length of the equator. A longer route is a fault of the engine, and its price would be one, too. */
const maxMetres = 40_075_017;
/**
 * The maximum distance of a place from the nearest road, in metres. Beyond it, there is no route. By default, OSRM moves a place to
 * the nearest road, however far away.
 */
const maxMetresToRoad = 1_000;

type DrivenDistance =
  | { readonly outcome: 'routed'; readonly distanceKm: number }
  /** No request was sent (`circuit_open`), or the response was not usable. */
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** Requests routes from an OSRM server (https://project-osrm.org, HTTP API v1). */
export class OsrmDistance {
  private readonly circuit = new Circuit();

  /** `baseUrl`: without a trailing slash. */
  constructor(
    private readonly baseUrl: string,
    private readonly timeoutMs = osrmTimeoutMs,
  ) {}

  /** The length of the fastest route in km with two decimals. Never rejects: failures are outcomes. */
  async between(from: Place, to: Place): Promise<DrivenDistance> {
    if (!this.circuit.allows(performance.now())) return { outcome: 'unavailable', reason: 'circuit_open' };
    try {
      const metres = await this.metresBetween(from, to);
      this.circuit.succeeded();
      if (metres === null) return { outcome: 'unavailable', reason: 'no_route' };
      return { outcome: 'routed', distanceKm: roundedKm(metres / 1_000) };
    } catch (error) {
      this.circuit.failed(performance.now());
      return { outcome: 'unavailable', reason: describe(error) };
    }
  }

  /** Null if the engine works and knows no route. Throws if it fails. */
  private async metresBetween(from: Place, to: Place): Promise<number | null> {
    const path = `${from.longitude},${from.latitude};${to.longitude},${to.latitude}`;
    const radiuses = `${maxMetresToRoad};${maxMetresToRoad}`;
    const response = await fetch(`${this.baseUrl}/route/v1/driving/${path}?overview=false&radiuses=${radiuses}`, {
      // One time-out for the connection, the headers and the body together.
      signal: AbortSignal.timeout(this.timeoutMs),
      redirect: 'error',
    });
    const answer = JSON.parse(await boundedText(response)) as OsrmAnswer;
    // OSRM reports NoRoute and NoSegment with status 400. The places cause them, not the server.
    if (answer.code === 'NoRoute' || answer.code === 'NoSegment') return null;
    const metres = answer.routes?.[0]?.distance;
    if (!response.ok || answer.code !== 'Ok' || typeof metres !== 'number' || !(metres >= 0 && metres <= maxMetres)) {
      throw new Error(`status ${response.status}, code ${String(answer.code)}`);
    }
    return metres;
  }
}

/** The message of `fetch` is the same for every failure. The cause says whether the address, the network or the engine failed. */
function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return cause === undefined ? message : `${message}: ${String((cause as NodeJS.ErrnoException).code ?? cause)}`;
}

interface OsrmAnswer {
  readonly code?: unknown;
  readonly routes?: readonly { readonly distance?: unknown }[];
}
