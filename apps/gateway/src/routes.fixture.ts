import type { Type } from '@nestjs/common';
import { GatewayModule } from './gateway.module.ts';
import { controllersOf, routesOf } from './http/controller-routes.ts';

/** The routes of all controllers, from Nest's metadata, e.g. `GET /track/:token`. */
export function routes(): string[] {
  return [...routeConfigs().keys()];
}

/** The routes of all controllers, and what each declares for Fastify. */
export function routeConfigs(): ReadonlyMap<string, object | undefined> {
  return new Map(
    [...modulesOf(GatewayModule)]
      .flatMap(controllersOf)
      .flatMap(routesOf)
      .map(({ method, path, handler }) => [
        `${method} ${path}`,
        Reflect.getMetadata('__fastify_route_config__', handler),
      ]),
  );
}

function modulesOf(module: Type): ReadonlySet<Type> {
  const imported: readonly Type[] = Reflect.getMetadata('imports', module) ?? [];
  return new Set([module, ...imported.flatMap((each) => [...modulesOf(each)])]);
}
