import { RequestMethod, type Type } from '@nestjs/common';
import { GatewayModule } from './gateway.module.ts';

/** The routes of all controllers, from Nest's metadata, e.g. `GET /track/:token`. */
export function routes(): string[] {
  return [...routeConfigs().keys()];
}

/** The routes of all controllers, and what each declares for Fastify. */
export function routeConfigs(): ReadonlyMap<string, object | undefined> {
  const controllers: Type[] = Reflect.getMetadata('controllers', GatewayModule);
  return new Map(controllers.flatMap(routesOf));
}

function routesOf(controller: Type): [route: string, config: object | undefined][] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name];
    const method: RequestMethod | undefined = Reflect.getMetadata('method', handler);
    if (method === undefined) return [];
    // A handler can serve several paths.
    const paths: string[] = [Reflect.getMetadata('path', handler)].flat();
    const config: object | undefined = Reflect.getMetadata('__fastify_route_config__', handler);
    return paths.map((own): [string, object | undefined] => [
      `${RequestMethod[method]} ${joined(Reflect.getMetadata('path', controller), own)}`,
      config,
    ]);
  });
}

function joined(...parts: readonly string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;
}
