import type { RouteOptions } from 'fastify';

interface KnownRoute {
  readonly form: RegExp;
  readonly methods: readonly string[];
}

/** Which methods a path has: tells a wrong method (405) from a wrong path (404). */
export class KnownRoutes {
  private readonly routes: KnownRoute[] = [];

  /** Takes note of a route as it is registered. */
  add({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
    const parts = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    this.routes.push({ form: new RegExp(`^${parts.join('/')}$`), methods: [method].flat() });
  }

  /** The methods of a path, sorted; none when there is no such path. */
  methodsOf(path: string): readonly string[] {
    const methods = this.routes.filter(({ form }) => form.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  }
}
