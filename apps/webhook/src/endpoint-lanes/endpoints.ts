import { LRUCache } from 'lru-cache';
import type { Destination } from '../domain/order-deliveries.ts';
import { slowAfterMs } from './endpoint-lanes.ts';
import type { Endpoint } from './lane-turns.ts';

/** The parts of a URL. Both are empty for an invalid URL, whose attempt fails. */
interface Target {
  readonly origin: string;
  /** The path without the query, which often names the order. */
  readonly path: string;
}

const maxSlowPaths = 10_000;

/**
 * Assigns webhooks to endpoints. The webhooks of one partner and environment to one scheme, host and port have two endpoints:
 * paths whose last answer was slow are a separate endpoint, so that a hanging path does not delay the others.
 */
export class Endpoints {
  private readonly slowPaths = new LRUCache<string, true>({ max: maxSlowPaths });

  of(destination: Destination): Endpoint {
    const { key, pathKey } = this.keysOf(destination);
    const isSlow = this.slowPaths.get(pathKey) === true;
    return { key: isSlow ? `${key} slow` : key, partnerId: destination.partner_id };
  }

  /** Records the duration of an attempt, in milliseconds. */
  answered(destination: Destination, durationMs: number): void {
    const { pathKey } = this.keysOf(destination);
    if (durationMs > slowAfterMs) this.slowPaths.set(pathKey, true);
    else this.slowPaths.delete(pathKey);
  }

  private keysOf({ partner_id, environment, url }: Destination): { readonly key: string; readonly pathKey: string } {
    const { origin, path } = targetOf(url);
    const key = `${partner_id} ${environment} ${origin}`;
    return { key, pathKey: key + path };
  }
}

function targetOf(url: string): Target {
  if (!URL.canParse(url)) return { origin: '', path: '' };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname };
}
