import type { Role } from '@dakpion/partners';
import type { JsonSchema } from '@dakpion/validation';
import {
  applyDecorators,
  HttpCode,
  Delete as NestDelete,
  Get as NestGet,
  Post as NestPost,
  Put as NestPut,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { PostDeclaration } from '../http/post.ts';
import type { ProblemCode } from '../problem-table/problem-table.ts';
import { noFieldsGuard, requestShapesOf } from '../validation/valid-request.ts';
import type { DeclaredAnswer, RequestHeader, RequestShape } from './operation.ts';

/** The query of a request, before it was checked. */
export type RawQuery = Readonly<Record<string, unknown>>;

/**
 * The number of requests for which a request counts in the quota, 1 by default. A function computes it from the query, or from the
 * whole request, whose body is not checked yet. The cost is capped at the size of the quota.
 */
type RequestCost = number | ((query: RawQuery, request: FastifyRequest) => number);

/**
 * What a documented route declares besides its path. Its id is the name of the method. The classes of its query and its body are
 * those that the decorators of its parameters name.
 */
export interface RouteDeclaration {
  readonly summary: string;
  readonly description: string;
  readonly headers?: readonly RequestHeader[];
  /** The body, if the method itself reads it. A POST route without a body here or at its parameters takes no fields. */
  readonly body?: RequestShape | JsonSchema;
  /** By status. If only one of them is a success, the response has that status. Otherwise the method sets it. */
  readonly answers: Readonly<Record<number, DeclaredAnswer>>;
  /** Problems besides those of every operation of its API, of its body and query, and of what is declared here. */
  readonly problems?: readonly ProblemCode[];
  readonly cost?: RequestCost;
  /** Of the dashboard's routes: the roles that may use it. Absent: all. */
  readonly roles?: readonly Role[];
  /**
   * A sensitive change. With a session, the user must have shown the password or a one-time code in the last 10 minutes. Requests
   * with an API key need no confirmation.
   */
  readonly requiresConfirmation?: true;
}

/** The declaration of a route, for guards and for the documents. */
export const Declared = Reflector.createDecorator<RouteDeclaration>();

/** A documented GET route. */
export const Get = (path: string, declaration: RouteDeclaration): MethodDecorator =>
  applyDecorators(NestGet(path), RouteConfig(declaration), declared(declaration));

/** A documented PUT route. */
export const Put = (path: string, declaration: RouteDeclaration): MethodDecorator =>
  applyDecorators(NestPut(path), declared(declaration));

/** A documented DELETE route. */
export const Delete = (path: string, declaration: RouteDeclaration): MethodDecorator =>
  applyDecorators(NestDelete(path), declared(declaration));

/** A documented POST route. */
export const Post =
  (path: string, declaration: PostDeclaration & RouteDeclaration): MethodDecorator =>
  (target, name, descriptor) => {
    const body = declaration.body ?? requestShapesOf(target.constructor as Type, String(name)).body;
    const guards = body === undefined ? [UseGuards(noFieldsGuard)] : [];
    const route = [NestPost(path), RouteConfig(declaration), declared(declaration), ...guards];
    applyDecorators(...route)(target, name, descriptor);
  };

function declared(declaration: RouteDeclaration): MethodDecorator {
  const [status, ...others] = Object.keys(declaration.answers)
    .map(Number)
    .filter((each) => each < 300);
  const hasOneStatus = status !== undefined && others.length === 0;
  return hasOneStatus ? applyDecorators(Declared(declaration), HttpCode(status)) : Declared(declaration);
}
