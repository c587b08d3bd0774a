import { readFields, type Shape } from '@dakpion/validation';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readBody, readJson, refuseFaults } from './read-json.ts';
import { readQuery } from './read-query.ts';

/** Injects the body as a valid instance of the given class; a fault is a 400, 415 or 422. */
export const ValidBody = createParamDecorator((shape: Shape<object>, context: ExecutionContext) => {
  const reading = readBody(requestOf(context), shape);
  refuseFaults(reading);
  return reading.value;
});

/** As {@link ValidBody}; a missing body counts as an empty object. */
export const OptionalBody = createParamDecorator((shape: Shape<object>, context: ExecutionContext) => {
  const reading = readFields(shape, readJson(requestOf(context)) ?? {});
  refuseFaults(reading);
  return reading.value;
});

/** Injects the query as a valid instance of the given class. */
export const ValidQuery = createParamDecorator((shape: Shape<object>, context: ExecutionContext) => {
  const reading = readQuery(requestOf(context), shape);
  refuseFaults(reading);
  return reading.value;
});

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
