import { type Environment, newId, type OrderRequest, orderIdOfKey } from '@dakpion/contracts';
import type { FieldError, Reading } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import type { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { furtherFaults, readBody, refuseFaults } from '../validation/read-json.ts';
import { CreateOrderDto } from './create-order.dto.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

/** The content of a create request. */
export interface OrderToCreate {
  /** Derived from the idempotency key. Without one, a new id. */
  readonly order_id: string;
  readonly request: OrderRequest;
  /**
   * The present faults of the callback URL, which was checked when the order was created: they do not count for a
   * repeated request. Empty without an idempotency key.
   */
  readonly urlFaults: readonly FieldError[];
}

/** An order as it was sent, with the faults that are known by its fields alone. */
export interface SentOrder {
  /** The id that the idempotency key determines. Null: no valid key. */
  readonly order_id: string | null;
  readonly environment: Environment;
  readonly key: Pick<Reading<unknown>, 'errors'>;
  readonly body: Reading<CreateOrderDto>;
}

/** Returns whether an order is known to exist, from local reads only. */
type IsPlaced = (orderId: string) => Promise<boolean>;

/** Reads the header and the body of create. Throws one problem with all faults of both. */
export function readCreateOrder(
  request: FastifyRequest,
  urlCheck: CallbackUrlCheck,
  isPlaced: IsPlaced,
): Promise<OrderToCreate> {
  const { partner_id, environment } = callerOf(request);
  const key = readIdempotencyKey(request);
  const body = readBody(request, CreateOrderDto);
  const order_id = key.value === null ? null : orderIdOfKey(partner_id, environment, key.value);
  return checkOrder({ order_id, environment, key, body }, urlCheck, isPlaced);
}

/** Checks what depends on more than one field. Throws one problem with all faults of the order and its key. */
export async function checkOrder(
  sent: SentOrder,
  urlCheck: CallbackUrlCheck,
  isPlaced: IsPlaced,
): Promise<OrderToCreate> {
  const { environment, key, body } = sent;
  const { callback_url, sandbox_scenario } = body.value;
  const scenario = { errors: furtherFaults(body, findScenarioFault(sandbox_scenario, environment)) };
  const isFaultless = [key, body, scenario].every(({ errors }) => errors.length === 0);
  const mayRepeat = sent.order_id !== null && isFaultless;
  const url =
    mayRepeat && callback_url !== null && (await isPlaced(sent.order_id))
      ? { errors: [] }
      : { errors: furtherFaults(body, await urlCheck.findFaults(callback_url, environment)) };
  if (!mayRepeat) refuseFaults(key, body, url, scenario);
  const request = { ...body.value, metadata: trimmed(body.value.metadata) };
  return { order_id: sent.order_id ?? newId('ord'), request, urlFaults: url.errors };
}

function findScenarioFault(scenario: string | null, environment: Environment): FieldError[] {
  if (scenario === null || environment === 'sandbox') return [];
  const message = 'Is available with sandbox keys only. Omit the field or use your sandbox key.';
  return [{ field: 'sandbox_scenario', code: 'not_allowed', message }];
}

function trimmed(metadata: OrderRequest['metadata']): OrderRequest['metadata'] {
  if (metadata === null) return null;
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, value.trim()]));
}
