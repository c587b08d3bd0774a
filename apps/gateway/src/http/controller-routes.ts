import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';

/** A route of a controller, from Nest's metadata. */
export interface ControllerRoute {
  /** The name of the method. */
  readonly name: string;
  readonly handler: object;
  readonly method: keyof typeof RequestMethod;
  /** E.g. `/track/:token`. */
  readonly path: string;
}

/** The controllers of a module in their order, without those of imported modules. */
export function controllersOf(module: Type): readonly Type[] {
  return Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? [];
}

/** The routes of a controller in the order of its methods. A method can have several paths. */
export function routesOf(controller: Type): readonly ControllerRoute[] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler: object = controller.prototype[name];
    const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const paths: readonly string[] = [Reflect.getMetadata(PATH_METADATA, handler)].flat();
    return paths.map((own) => ({
      name,
      handler,
      method: RequestMethod[method] as keyof typeof RequestMethod,
      path: joined(Reflect.getMetadata(PATH_METADATA, controller), own),
    }));
  });
}

function joined(...parts: readonly string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;
}
