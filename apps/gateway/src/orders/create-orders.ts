import { orderIdOfBulkKey, routeOf } from '@dakpion/contracts';
import { summaryOf } from '@dakpion/read-models';
import { inLanes, takeTurn } from '@dakpion/repetition';
import { SETTINGS, withoutPhones } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { type FieldError, readFields } from '@dakpion/validation';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { problemOf } from '../problem-table/problem.ts';
import type { Trouble } from '../problem-table/problem-table.ts';
import type { Repetition } from '../problem-table/repetition.ts';
import { troubleOf } from '../problems/trouble-answer.ts';
import { faultBudget } from '../validation/fault-budget.ts';
import { readBody, refuseFaults } from '../validation/read-json.ts';
import { type BulkOrders, type BulkOutcome, bulkOrders, type OrderProblem } from './bulk-orders.ts';
import { CreateOrderDto } from './create-order.dto.ts';
import { CreateOrdersDto, maxBulkOrders } from './create-orders.dto.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { OrderCreation } from './order-creation.ts';
import { Prices } from './prices.ts';

/** The number of orders of one request that are handled at a time. The order service handles many times as many at once. */
const lanes = 10;
/** The maximum number of faults in an answer, not counting the first one of each order. */
const maxOtherFaults = 2 * maxBulkOrders;

const faultless = { errors: [] };

/** The orders of a request and how to handle them. */
interface BulkRequest {
  readonly request: FastifyRequest;
  readonly orders: readonly unknown[];
  /** The idempotency key. Null: a dry run, which creates no order. */
  readonly key: string | null;
}

/**
 * Creates many orders, with an outcome for each. Each order has its own idempotency key, made from the key of the request and the
 * place of the order, so that a repeated request creates the orders that the first one did not. An order that is refused, or with which
 * the service fails, does not hold up the others. If the service is not available, the whole request is answered with 503 and can be
 * repeated.
 */
@Injectable()
export class CreateOrders {
  private readonly typeBase: string;
  private readonly logger = new Logger(CreateOrders.name);

  constructor(
    private readonly creation: OrderCreation,
    private readonly prices: Prices,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.typeBase = `${publicUrl}/problems`;
  }

  /** Throws one problem if the request is not a list of orders. */
  async create(request: FastifyRequest): Promise<BulkOrders> {
    const bulk = readBulkRequest(request);
    const outcomes = await inLanes(bulk.orders, lanes, (order, index) => this.outcomeOf(bulk, order, index));
    const keep = faultBudget(maxOtherFaults);
    return bulkOrders(
      bulk.key === null,
      outcomes.map((outcome) => bounded(outcome, keep)),
    );
  }

  private async outcomeOf({ request, key }: BulkRequest, order: unknown, index: number): Promise<BulkOutcome> {
    await takeTurn(callerOf(request).partner_id);
    try {
      return key === null ? await this.price(request, order, index) : await this.place(request, key, order, index);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code === 'temporarily_unavailable') throw error;
      if (trouble.code === 'internal_error')
        this.logger.error({ request_id: withoutPhones(request.id), index, err: error });
      return { index, outcome: 'refused', problem: this.problemOf(trouble, key === null ? 'harmless' : 'keyed') };
    }
  }

  private async place(request: FastifyRequest, key: string, sent: unknown, index: number): Promise<BulkOutcome> {
    const { partner_id, environment } = callerOf(request);
    const order_id = orderIdOfBulkKey(partner_id, environment, key, index);
    const body = readFields(CreateOrderDto, sent);
    const order = await this.creation.check({ order_id, environment, key: faultless, body });
    const done = await this.creation.place(order, request);
    return { index, outcome: done.replayed ? 'replayed' : 'created', order: summaryOf(done.order) };
  }

  private async price(request: FastifyRequest, sent: unknown, index: number): Promise<BulkOutcome> {
    const { environment } = callerOf(request);
    const body = readFields(CreateOrderDto, sent);
    const order = await this.creation.check({ order_id: null, environment, key: faultless, body });
    await this.creation.requireSpace(request);
    const { driver_type, quotation_id } = order.request;
    const question = { environment, route: routeOf(order.request), driver_type, quotation_id };
    return { index, outcome: 'priced', quotation: await this.prices.quote(question) };
  }

  private problemOf(trouble: Trouble, repetition: Repetition): OrderProblem {
    const problem = problemOf(trouble, { instance: '', requestId: '', typeBase: this.typeBase, repetition });
    const { type, title, status, detail, code, errors = [] } = problem;
    return { type, title, status, detail, code, errors, fields: 'fields' in trouble ? trouble.fields : [] };
  }
}

function readBulkRequest(request: FastifyRequest): BulkRequest {
  const key = readIdempotencyKey(request);
  const { value, errors } = readBody(request, CreateOrdersDto);
  const isDryRun = value.dry_run === true;
  const isMissing = key.value === null && key.errors.length === 0 && !isDryRun;
  refuseFaults(key, { errors: isMissing ? [missingKey] : [] }, { errors });
  return { request, orders: value.orders, key: isDryRun ? null : key.value };
}

/** Without a key, a lost answer would leave the partner with up to a hundred orders that it cannot tell from new ones. */
const missingKey: FieldError = {
  field: 'X-Idempotency-Key',
  code: 'required',
  message: 'Is required, unless dry_run is true.',
};

function bounded(outcome: BulkOutcome, keep: ReturnType<typeof faultBudget>): BulkOutcome {
  if (outcome.outcome !== 'refused') return outcome;
  const { problem } = outcome;
  return { ...outcome, problem: { ...problem, errors: keep(problem.errors) } };
}
