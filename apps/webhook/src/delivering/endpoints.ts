import type { Delivery } from '../domain/order-deliveries.ts';
import { LatelyUsed } from '../lately-used.ts';
import { slowAfterMs } from './endpoint-lanes.ts';
import type { Endpoint } from './lane-turns.ts';

type Destination = Pick<Delivery, 'partner_id' | 'environment' | 'url'>;

/** A URL taken apart; both empty for what is no URL, which fails when it is used, as an attempt. */
interface Target {
  readonly origin: string;
  /** Without the query, which often names the order. */
  readonly path: string;
}

const maxHeldTargets = 1_000;
const maxSlowPaths = 10_000;

/**
 * Which endpoint a webhook goes to. One partner's webhooks to one scheme, host and port, in one environment, have two: paths
 * whose last answer was slow are an endpoint of their own, so that one that hangs holds up none that answers.
 */
export class Endpoints {
  /** By URL. */
  private readonly targets = new LatelyUsed<string, Target>(maxHeldTargets);
  private readonly slowPaths = new LatelyUsed<string, true>(maxSlowPaths);

  of({ partner_id: partnerId, environment, url }: Destination): Endpoint {
    const { origin, path } = this.targets.getOrMake(url, targetOf);
    const key = `${partnerId} ${environment} ${origin}`;
    return { key: this.slowPaths.get(key + path) === true ? `${key} slow` : key, partnerId };
  }

  /** Learns from how long an attempt took, in milliseconds. */
  answered({ partner_id, environment, url }: Destination, durationMs: number): void {
    const { origin, path } = this.targets.getOrMake(url, targetOf);
    const key = `${partner_id} ${environment} ${origin}${path}`;
    if (durationMs > slowAfterMs) this.slowPaths.set(key, true);
    else if (this.slowPaths.get(key) === true) this.slowPaths.delete(key);
  }
}

function targetOf(url: string): Target {
  if (!URL.canParse(url)) return { origin: '', path: '' };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname };
}
