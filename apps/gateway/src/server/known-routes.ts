import type { RouteOptions } from 'fastify';

interface KnownRoute {
  readonly url: string;
  readonly form: RegExp;
  readonly methods: readonly string[];
}

/** The methods of each path: distinguishes a wrong method (405) from a wrong path (404). */
export class KnownRoutes {
  private readonly routes: KnownRoute[] = [];
  /** By the path of a route: the routes that take precedence over it. */
  private readonly narrower = new Map<string, readonly KnownRoute[]>();
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
    this.narrower.clear();
    for (const part of url.split('/')) if (!part.startsWith(':')) this.fixedParts.add(part);
  }

  /**
   * Whether the path belongs to another route than that of `url`, although it fits `url`: `…/order/create` is not the path of an
   * order.
   */
  isOfOther(path: string, url: string): boolean {
    return this.narrowerThan(url).some(({ form }) => form.test(path));
  }

  /** The methods of a path, sorted. Empty for an unknown path. */
  methodsOf(path: string): readonly string[] {
    const routes = this.routes.filter(({ url, form }) => form.test(path) && !this.isOfOther(path, url));
    return [...new Set(routes.flatMap(({ methods }) => methods))].sort();
  }

  /** The routes with a literal segment in place of one of the parameters. */
  private narrowerThan(url: string): readonly KnownRoute[] {
    const known = this.narrower.get(url);
    if (known !== undefined) return known;
    const form = this.routes.find((route) => route.url === url)?.form;
    const found = this.routes.filter((other) => form?.test(other.url) && other.form.source !== form.source);
    this.narrower.set(url, found);
    return found;
  }
}
