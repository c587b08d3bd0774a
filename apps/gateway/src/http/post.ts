import { applyDecorators, Post as NestPost } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Repetition } from '../problem-table/repetition.ts';

/** What every POST route declares besides its path. */
export interface PostDeclaration {
  /** The effect of sending the request again when the outcome of the first is unknown. */
  readonly repeated: Repetition;
  /** For a route that reads X-Idempotency-Key: the same for a request without the key. */
  readonly repeatedWithoutKey?: Repetition;
  /** Largest body in bytes, if it is not that of other routes. */
  readonly bodyLimitBytes?: number;
}

/**
 * A POST route outside of the documents; route.ts has the others. A route without a declaration fails the start: see {@link
 * postDeclarationOf}.
 */
export const Post = (path: string, declaration: PostDeclaration): MethodDecorator =>
  applyDecorators(NestPost(path), RouteConfig(declaration));

/** The declaration of a route. Undefined for other methods. Throws for a POST route without one. */
export function postDeclarationOf({ method, url, config }: DeclaredRoute): PostDeclaration | undefined {
  if (![method].flat().includes('POST')) return undefined;
  const declaration = config as Partial<PostDeclaration> | undefined;
  if (declaration?.repeated === undefined) {
    throw new Error(
      `POST ${url} does not declare the effect of a repetition. Use the decorator Post of openapi/route.ts.`,
    );
  }
  return declaration as PostDeclaration;
}

interface DeclaredRoute {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: object;
}

/** The effect of sending this request again when the outcome of the first is unknown. By HTTP, other methods can be repeated. */
export function repetitionOf({ method, headers, routeOptions }: RepeatableRequest): Repetition {
  const declaration = routeOptions.config as Partial<PostDeclaration> | undefined;
  // A request to a path that does not exist has no declaration, and no effect.
  if (method !== 'POST' || declaration?.repeated === undefined) return 'harmless';
  const { repeated, repeatedWithoutKey = repeated } = declaration;
  return headers['x-idempotency-key'] === undefined ? repeatedWithoutKey : repeated;
}

type RepeatableRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  readonly routeOptions: { readonly config?: object };
};
