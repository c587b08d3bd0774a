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
      // A handler can serve several paths.
      const paths: string[] = [Reflect.getMetadata('path', handler)].flat();
      return paths.map((own) => `${RequestMethod[method]} ${joined(Reflect.getMetadata('path', controller), own)}`);
    }),
  );
}

function joined(...parts: readonly string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;
}
