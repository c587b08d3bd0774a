import { RequestMethod, type Type } from '@nestjs/common';
import { GatewayModule } from './gateway.module.ts';

/** The routes of all controllers, from Nest's metadata, e.g. `GET /track/:token`. */
export function routes(): string[] {
  const controllers: Type[] = Reflect.getMetadata('controllers', GatewayModule);
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler = controller.prototype[name];
      const method: RequestMethod | undefined = Reflect.getMetadata('method', handler);
      if (method === undefined) return [];
      const parts = [Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)];
      const path = parts
        .map((part) => String(part).replace(/^\/|\/$/g, ''))
        .filter((part) => part !== '')
        .join('/');
      return [`${RequestMethod[method]} /${path}`];
    }),
  );
}
