import type { Type } from '@nestjs/common';
import { type ControllerRoute, routesOf } from '../../../apps/gateway/src/http/controller-routes.ts';
import { type Documentation, DocumentedIn } from '../../../apps/gateway/src/openapi/documented-in.ts';
import type { Operation } from '../../../apps/gateway/src/openapi/operation.ts';
import { Declared, type RouteDeclaration } from '../../../apps/gateway/src/openapi/route.ts';
import { NoFieldsDto } from '../../../apps/gateway/src/validation/no-fields.dto.ts';
import { requestShapesOf } from '../../../apps/gateway/src/validation/valid-request.ts';

/**
 * The operations of those controllers that are documented in an API, in the order of the controllers and their methods. Throws for
 * a route without a declaration.
 */
export function operationsOf(controllers: readonly Type[], api: Documentation['api']): readonly Operation[] {
  return controllers.flatMap((controller) => {
    const documentation: Documentation | undefined = Reflect.getMetadata(DocumentedIn.KEY, controller);
    if (documentation?.api !== api) return [];
    return routesOf(controller).map((route) => operationOf(controller, route, documentation));
  });
}

function operationOf(controller: Type, route: ControllerRoute, { api, tag, isOpen }: Documentation): Operation {
  const { name, method, path, handler } = route;
  const declaration: RouteDeclaration | undefined = Reflect.getMetadata(Declared.KEY, handler);
  if (declaration === undefined) {
    throw new Error(`${method} ${path} is not declared. Use the decorators of openapi/route.ts.`);
  }
  const { summary, description, headers, answers, body: read } = declaration;
  const noFields = method === 'POST' ? ({ shape: NoFieldsDto, isOptional: true } as const) : undefined;
  const { query, body = read ? { shape: read } : noFields } = requestShapesOf(controller, name);
  return {
    id: name,
    method: method.toLowerCase() as Operation['method'],
    path: path.replace(/:(\w+)/g, '{$1}'),
    ...{ tag, summary, description, answers },
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(isOpen && { isOpen }),
    problems: [
      ...problemsOfRules(declaration, api, method !== 'GET'),
      ...(query ? (['validation_failed'] as const) : []),
      ...(declaration.problems ?? []),
    ],
  };
}

/** The problems that only requests with a session can have. A program with a key never gets them. */
function problemsOfRules(
  { roles, requiresConfirmation }: RouteDeclaration,
  api: Documentation['api'],
  isChange: boolean,
): NonNullable<Operation['problems']> {
  if (api !== 'dashboard') return [];
  return [
    ...(isChange ? (['cross_site_request'] as const) : []),
    ...(roles ? (['role_not_allowed'] as const) : []),
    ...(requiresConfirmation ? (['confirmation_required'] as const) : []),
  ];
}
