import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { scopeOf } from '@dakpion/read-models';
import { takeTurn, takeTurnOfProbes, takeTurnOfStrangers } from '@dakpion/repetition';
import { mayNameHost, type Settings } from '@dakpion/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CheckedApi, checkedApiOf } from '../access/admission.ts';
import { isReading } from '../access/is-reading.ts';
import { isForOperators } from '../access/operator-api.ts';
import { bodyLimitBytes, openBodyLimitBytes } from '../http/limits.ts';
import { pathOf } from '../http/path.ts';
import { postDeclarationOf } from '../http/post.ts';
import type { RouteDeclaration } from '../openapi/route.ts';
import type { Trouble } from '../problem-table/problem-table.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { RequestEnd } from '../request-log/log-request.ts';
import { closeIfArriving } from './arriving-body.ts';
import { hasTooManyHeaders, hasTooManyParameters } from './excess.ts';
import { ForwarderWarning } from './forwarder-warning.ts';
import { KnownRoutes } from './known-routes.ts';
import { PartnerPlaces } from './partner-places.ts';
import { addEndHooks, type EndNote } from './request-end.ts';

/**
 * The maximum numbers of a partner's requests in one environment at a time: with bodies, with large bodies, and for pages of up to
 * 1 MiB.
 */
const bodiesPerPartner = 256;
const largeBodiesPerPartner = 2;
const pagesPerPartner = 16;
/** The maximum age, in ms, of the check of a credential when a request changes something. A revocation takes effect within a second. */
const admittedForMs = 500;
/** After a request has waited too long for earlier ones of its partner. */
const retryAfterSeconds = 5;

/** What the steps find out about a request. The framework gives it to each request, except to those that it cannot route. */
export const nothingKnown = {
  caller: null,
  expiredKeyOwner: null,
  signedIn: null,
  operator: null,
  triedUsers: null,
  triesRecoveryCode: false,
  problemCode: null,
  problemFaults: null,
} as const;

/** Admits a request to an API and sets its caller, or rejects. */
type Admit = (request: FastifyRequest, api: CheckedApi) => Promise<void>;

/** Called for each request that has ended, with the words of all routes. */
type RequestNote = (request: FastifyRequest, end: RequestEnd, routeWords: ReadonlySet<string>) => void;

/** The work of the gateway on each request outside of its route. */
export interface RequestCare {
  readonly admit: Admit;
  readonly note: RequestNote;
  /** Limits the connections of a server, and returns it. */
  readonly watch: (server: Server) => Server;
  /** Ends a connection after the answers to its complete requests. Returns false if there are none. */
  readonly endAfterAnswers: (socket: Socket) => boolean;
}

/**
 * The steps before and after each request's route: id, headers, port, caller, method, log line. Returns the function
 * that logs and counts requests that were answered without the hooks, when their connection has the answer.
 */
export function addRequestHooks(fastify: FastifyInstance, settings: Settings, { admit, note }: RequestCare): EndNote {
  const knownRoutes = new KnownRoutes();
  const forwarderWarning = new ForwarderWarning();
  const bodies = new PartnerPlaces(bodiesPerPartner);
  const largeBodies = new PartnerPlaces(largeBodiesPerPartner);
  const pages = new PartnerPlaces(pagesPerPartner);
  const headers = everyHeader(settings);
  for (const [name, value] of Object.entries(nothingKnown)) fastify.decorateRequest(name, value);
  fastify.addHook('onSend', closeIfArriving);
  const noteAnswer = addEndHooks(fastify, (request, end) => note(request, end, knownRoutes.words));
  fastify.addHook('onRoute', (route) => {
    knownRoutes.add(route);
    const usual = checkedApiOf(route.url) === null ? openBodyLimitBytes : bodyLimitBytes;
    route.bodyLimit = postDeclarationOf(route)?.bodyLimitBytes ?? usual;
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id });
    forwarderWarning.look(request);
    acceptStandardKeyName(request);
    const refusal = refusalOf(request, settings);
    if (refusal !== null) return refuseStranger(refusal);
    if (!isServedAtPort(request, settings)) return refuseStranger({ code: 'not_found' });
    const path = pathOf(request);
    const { url } = request.routeOptions;
    // The router would take GET …/order/create for the order named "create": a literal path has only its own methods.
    const isOther = request.is404 || (url !== undefined && knownRoutes.isOfOther(path, url));
    const named = request.is404 ? path : (url ?? path);
    const api = checkedApiOf(named);
    // Under /v1/business, the credential is checked before any answer about routes, methods and sizes: without a key, nothing is
    // revealed there.
    if (api === 'partners' || (api !== null && !isOther)) await admit(request, api);
    // The guards of the dashboard take the turn when they know whose request it is.
    const isOpen = api === null && !named.startsWith('/v1/dashboard/');
    const turn = turnFor(request, { isOther, isOpen, isProbe: named.startsWith('/health/') });
    if (turn !== null) await turn;
    if (isOther) return answerOtherMethod(request, reply, knownRoutes.methodsOf(path));
    const places = placesOf(request, { bodies, largeBodies, pages });
    if (places !== null && request.caller !== null && !(await places.take(scopeOf(request.caller), reply.raw))) {
      // The client has left and reads no answer. It is no failure of the gateway, and must not count as one.
      if (reply.raw.destroyed) throw new ProblemError({ code: 'malformed_request' });
      throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds, reason: 'busy' });
    }
  });
  // A body can take 30 s to arrive. Its credential may have been revoked meanwhile.
  fastify.addHook('preHandler', async (request, reply) => {
    const api = checkedApiOf(request.routeOptions.url ?? '');
    if (api !== null && !isReading(request) && reply.elapsedTime > admittedForMs) await admit(request, api);
  });
  return noteAnswer;
}

/** What is known of a request. `isOther`: it is for an unknown path or method. `isOpen`: for a page that needs no key. */
interface RequestKind {
  readonly isOther: boolean;
  readonly isOpen: boolean;
  readonly isProbe: boolean;
}

/**
 * Delays requests of unknown callers and requests without a quota, so that they do not slow down those of partners. Null: there is
 * nothing to wait for.
 */
export function turnFor({ caller }: FastifyRequest, { isOther, isOpen, isProbe }: RequestKind): Promise<void> | null {
  if (isOther && caller !== null) return takeTurn(caller.partner_id);
  if (isProbe && !isOther) return takeTurnOfProbes();
  return isOther || isOpen ? takeTurnOfStrangers() : null;
}

/** Refuses a request whose caller is not known, in the turn of strangers. */
export async function refuseStranger(trouble: Trouble): Promise<never> {
  await takeTurnOfStrangers();
  throw new ProblemError(trouble);
}

/** Null: the request needs no place. */
function placesOf(request: FastifyRequest, places: Record<'bodies' | 'largeBodies' | 'pages', PartnerPlaces>) {
  const { config, bodyLimit = 0 } = request.routeOptions;
  if (!isReading(request)) return bodyLimit > bodyLimitBytes ? places.largeBodies : places.bodies;
  // The reads whose cost depends on what they read. The answers to others are small.
  return (config as Partial<RouteDeclaration>).cost === undefined ? null : places.pages;
}

/**
 * Takes the key from `Idempotency-Key` as well, the name in draft-ietf-httpapi-idempotency-key-header. If that header were ignored,
 * a repeated request would create another order.
 */
function acceptStandardKeyName({ headers }: FastifyRequest): void {
  const standard = headers['idempotency-key'];
  if (standard !== undefined) headers['x-idempotency-key'] ??= standard;
}

/** With https, browsers use it for a year, even if a page or a user names the host without https (RFC 6797). */
export function everyHeader({ publicUrl }: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  const always = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
  if (!publicUrl.startsWith('https:')) return always;
  return { ...always, 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * Why a request is refused before it is looked at: it has too many headers or parameters, or it cannot be answered at its host, which
 * it must name exactly once (RFC 9112, section 3.2). Null: it is not.
 */
export function refusalOf({ headers, raw, originalUrl }: FastifyRequest, settings: Settings): Trouble | null {
  if (hasTooManyHeaders(raw) || hasTooManyParameters(originalUrl)) return { code: 'malformed_request' };
  if (headers.host === undefined && raw.httpVersion === '1.1') return { code: 'malformed_request' };
  // Node uses the first one, and a proxy in front may have checked another.
  if (hostsIn(raw.rawHeaders) > 1) return { code: 'malformed_request' };
  return mayNameHost(headers.host, settings) ? null : { code: 'misdirected_request' };
}

/** `rawHeaders`: names and values in turn. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** With a separate port, operators are served only there, and everyone else only at the other port. */
function isServedAtPort(request: FastifyRequest, { operatorApi, port, operatorPort }: Settings): boolean {
  // The route instead of the path: the router has decoded encodings that would hide the prefix.
  const route = request.routeOptions.url ?? pathOf(request);
  if (!operatorApi && isForOperators(route)) return false;
  if (operatorPort === null || operatorPort === port || route.startsWith('/health/')) return true;
  return isForOperators(route) === (request.socket.localPort === operatorPort);
}

/**
 * Answers 405 where the path exists with other methods, OPTIONS with the allowed methods, and 404 for unknown paths.
 */
async function answerOtherMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]) {
  // Checked here, because the framework would check the size of the body first.
  if (methods.length === 0) throw new ProblemError({ code: 'not_found' });
  const allow = [...methods, 'OPTIONS'];
  if (request.method !== 'OPTIONS') throw new ProblemError({ code: 'method_not_allowed', allow });
  return reply.status(204).header('Allow', allow.join(', ')).send();
}
