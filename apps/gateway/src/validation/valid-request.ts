import { readFields, type Shape } from '@dakpion/validation';
import { type CanActivate, createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyRequest } from 'fastify';
import { NoFieldsDto } from './no-fields.dto.ts';
import { readBody, readJson, refuseFaults } from './read-json.ts';
import { type QueryShape, readQuery } from './read-query.ts';

/** Injects the body as a valid instance of the given class. A fault is a 400, 415 or 422. */
export const ValidBody = createParamDecorator(validBody);

/** As {@link ValidBody}. A missing body counts as an empty object. */
export const OptionalBody = createParamDecorator(optionalBody);

/** Injects the query as a valid instance of the given class. */
export const ValidQuery = createParamDecorator(validQuery);

/** Refuses a body with fields. A fault is a 400, 415 or 422. */
export const noFieldsGuard: CanActivate = {
  canActivate: (context) => {
    optionalBody(NoFieldsDto, context);
    return true;
  },
};

/** The query and the body of a route. */
interface RequestShapes {
  readonly query?: Shape<object>;
  readonly body?: { readonly shape: Shape<object>; readonly isOptional?: true };
}

/** The classes that these decorators name at the parameters of a controller's method. */
export function requestShapesOf(controller: Type, name: string): RequestShapes {
  const parameters: Readonly<Record<string, { readonly factory?: unknown; readonly data?: unknown }>> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const namedBy = (factory: unknown) =>
    Object.values(parameters).find((parameter) => parameter.factory === factory)?.data as Shape<object> | undefined;
  const [query, valid, optional] = [namedBy(validQuery), namedBy(validBody), namedBy(optionalBody)];
  return {
    ...(query && { query }),
    ...(valid && { body: { shape: valid } }),
    ...(optional && { body: { shape: optional, isOptional: true } }),
  };
}

function validBody(shape: Shape<object>, context: ExecutionContext): object {
  const reading = readBody(requestOf(context), shape);
  refuseFaults(reading);
  return reading.value;
}

function optionalBody(shape: Shape<object>, context: ExecutionContext): object {
  const reading = readFields(shape, readJson(requestOf(context)) ?? {});
  refuseFaults(reading);
  return reading.value;
}

function validQuery(shape: QueryShape<object>, context: ExecutionContext): object {
  const reading = readQuery(requestOf(context), shape);
  refuseFaults(reading);
  return reading.value;
}

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
