import type { RouteOptions } from 'fastify';

interface KnownRoute {
  readonly url: string;
  readonly form: RegExp;
  readonly methods: readonly string[];
}

/** The methods of each path: distinguishes a wrong method (405) from a wrong path (404). */
export class KnownRoutes {
  private readonly routes: KnownRoute[] = [];
  private readonly fixedPaths = new Set<string>();
  private readonly fixedParts = new Set<string>();

  /** The literal segments of paths: in `/v1/business/order/:order_id` they are `v1`, `business` and `order`. */
  get words(): ReadonlySet<string> {
    return this.fixedParts;
  }

  /** Records a route when it is registered. */
  add({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
    const parts = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    this.routes.push({ url, form: new RegExp(`^${parts.join('/')}$`), methods: [method].flat() });
    if (!url.includes(':')) this.fixedPaths.add(url);
    for (const part of url.split('/')) if (!part.startsWith(':')) this.fixedParts.add(part);
  }

  /** Whether a route without parameters has exactly this path. */
  isFixedPath(path: string): boolean {
    return this.fixedPaths.has(path);
  }

  /** The methods of a path, sorted; empty for an unknown path. `…/order/create` is not the path of an order. */
  methodsOf(path: string): readonly string[] {
    const matches = this.isFixedPath(path)
      ? ({ url }: KnownRoute) => url === path
      : ({ form }: KnownRoute) => form.test(path);
    return [...new Set(this.routes.filter(matches).flatMap(({ methods }) => methods))].sort();
  }
}
