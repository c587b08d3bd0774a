import type { Environment, OrderRequest } from '@dakpion/contracts';
import type { FieldError } from '@dakpion/problems';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import type { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { furtherFaults, readBody, refuseFaults } from '../validation/read-json.ts';
import { CreateOrderDto } from './create-order.dto.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

/** What a partner asks with create. */
export interface OrderToCreate {
  readonly idempotencyKey: string | null;
  readonly request: OrderRequest;
}

/** Reads header and body of create; throws one problem with everything that is wrong with either. */
export async function readCreateOrder(request: FastifyRequest, urlCheck: CallbackUrlCheck): Promise<OrderToCreate> {
  const key = readIdempotencyKey(request);
  const body = readBody(request, CreateOrderDto);
  const { callback_url, sandbox_scenario } = body.value;
  const further = furtherFaults(body, [
    ...(await urlCheck.findFaults(callback_url)),
    ...findScenarioFault(sandbox_scenario, callerOf(request).environment),
  ]);
  refuseFaults(key, body, { errors: further });
  return { idempotencyKey: key.value, request: { ...body.value, metadata: trimmed(body.value.metadata) } };
}

function findScenarioFault(scenario: string | null, environment: Environment): FieldError[] {
  if (scenario === null || environment === 'sandbox') return [];
  const message = 'Is for sandbox keys only. Leave it out, or use your sandbox key.';
  return [{ field: 'sandbox_scenario', code: 'not_allowed', message }];
}

function trimmed(metadata: OrderRequest['metadata']): OrderRequest['metadata'] {
  if (metadata === null) return null;
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, value.trim()]));
}
