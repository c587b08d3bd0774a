import { LRUCache } from 'lru-cache';
import type { Delivery } from '../domain/order-deliveries.ts';
import { slowAfterMs } from './endpoint-lanes.ts';
import type { Endpoint } from './lane-turns.ts';

type Destination = Pick<Delivery, 'partner_id' | 'environment' | 'url'>;

/** A URL taken apart; both empty for what is no URL, which fails when it is used, as an attempt. */
interface Target {
  readonly origin: string;
  /** Without the query, which often names the order. */
  readonly path: string;
}

const maxCachedTargets = 1_000;
const maxSlowPaths = 10_000;

/**
 * Which endpoint a webhook goes to. One partner's webhooks to one scheme, host and port, in one environment, have two: paths
 * whose last answer was slow are an endpoint of their own, so that one that hangs holds up none that answers.
 */
export class Endpoints {
  /** By URL. */
  private readonly targets = new LRUCache<string, Target>({ max: maxCachedTargets, memoMethod: targetOf });
  private readonly slowPaths = new LRUCache<string, true>({ max: maxSlowPaths });

  of(destination: Destination): Endpoint {
    const { key, pathKey } = this.keysOf(destination);
    const isSlow = this.slowPaths.get(pathKey) === true;
    return { key: isSlow ? `${key} slow` : key, partnerId: destination.partner_id };
  }

  /** Learns from how long an attempt took, in milliseconds. */
  answered(destination: Destination, durationMs: number): void {
    const { pathKey } = this.keysOf(destination);
    if (durationMs > slowAfterMs) this.slowPaths.set(pathKey, true);
    else this.slowPaths.delete(pathKey);
  }

  private keysOf({ partner_id, environment, url }: Destination): { readonly key: string; readonly pathKey: string } {
    const { origin, path } = this.targets.memo(url);
    const key = `${partner_id} ${environment} ${origin}`;
    return { key, pathKey: key + path };
  }
}

function targetOf(url: string): Target {
  if (!URL.canParse(url)) return { origin: '', path: '' };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname };
}
