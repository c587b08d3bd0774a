import type { BulkOrders, CreateOrderRequest } from '@dakpion/client';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { pause } from '../api/pause.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { FileFault, OrderRow } from './order-file.ts';

/** The maximum number of orders that the gateway accepts in one request. */
const ordersPerRequest = 100;
/** The time for which a quotation is valid. */
const quotationLastsMs = 15 * 60_000;
/** The maximum number of tries for one request. A quota is full again within a minute. */
const maxTries = 5;

/** The progress of sending the orders of a file. */
interface SentOrders {
  readonly sent: number;
  /** The number of accepted orders. In a check, these have a price. Otherwise they were created. */
  readonly accepted: number;
  readonly totalPrice: number;
  /** The number of orders that exist because they were sent before with the same key. */
  readonly existed: number;
  /** When the first of them was created. Null without one. */
  readonly existSince: string | null;
  /** When the first order was priced, in a check, in ms by the gateway's clock. Otherwise null. */
  readonly pricedAt: number | null;
  readonly faults: readonly FileFault[];
  /** The seconds until the next try, while the quota is used up or the gateway is busy. Otherwise null. */
  readonly waitSeconds: number | null;
}

export const nothingSent: SentOrders = {
  sent: 0,
  accepted: 0,
  totalPrice: 0,
  existed: 0,
  existSince: null,
  pricedAt: null,
  faults: [],
  waitSeconds: null,
};

interface Sending {
  readonly environment: Environment;
  readonly rows: readonly OrderRow[];
  /** Identifies the file. Null: the file is only checked, and nothing is created. */
  readonly key: string | null;
  /** `pricedAt` of the check. Null in a check. */
  readonly checkedAt: number | null;
  onProgress(progress: SentOrders): void;
  readonly signal: AbortSignal;
}

/**
 * Sends the orders of a file in requests of 100, one after the other. If they are sent again with the same key, only missing orders
 * are created. Throws ProblemError if the gateway still refuses a whole request after several tries.
 */
export async function sendOrders({
  environment,
  rows,
  key,
  checkedAt,
  onProgress,
  signal,
}: Sending): Promise<SentOrders> {
  let progress = nothingSent;
  for (let first = 0; first < rows.length; first += ordersPerRequest) {
    const some = rows.slice(first, first + ordersPerRequest);
    const send = () => sendRequest(environment, some, key === null ? null : `${key}-${first}`, signal);
    const onWait = (waitSeconds: number | null) => onProgress({ ...progress, waitSeconds });
    progress = added(progress, some, await withPatience(send, onWait, signal), checkedAt);
    onProgress(progress);
  }
  return progress;
}

function sendRequest(environment: Environment, rows: readonly OrderRow[], key: string | null, signal: AbortSignal) {
  const orders: CreateOrderRequest[] = rows.map(({ order }) => order);
  const header = key === null ? {} : { 'X-Idempotency-Key': key };
  const body = { orders, dry_run: key === null };
  return bodyOf(business(environment).POST('/v1/business/orders/bulk', { body, params: { header }, signal }));
}

/** Repeats a request while the quota is used up or the gateway is busy. */
async function withPatience(
  send: () => Promise<BulkOrders>,
  onWait: (seconds: number | null) => void,
  signal: AbortSignal,
): Promise<BulkOrders> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries === maxTries || signal.aborted || !isPassing(error)) throw error;
      const seconds = error.retryAfterSeconds ?? 1;
      onWait(seconds);
      await pause(seconds * 1_000, signal);
      onWait(null);
    }
  }
}

function isPassing(error: unknown): error is ProblemError {
  return error instanceof ProblemError && ['rate_limited', 'temporarily_unavailable', 'no_answer'].includes(error.code);
}

/** An order that was created after the check was created by an earlier try of this page, whose answer was lost. */
function added(
  before: SentOrders,
  rows: readonly OrderRow[],
  { counts, total_price, data }: BulkOrders,
  checkedAt: number | null,
): SentOrders {
  const existing = data.flatMap((each) =>
    each.outcome === 'replayed' && Date.parse(each.order.created_at) < (checkedAt ?? Infinity) ? [each.order] : [],
  );
  const priced = data.flatMap((each) => (each.outcome === 'priced' ? [Date.parse(each.quotation.expires_at)] : []));
  const existingPrice = existing.reduce((sum, order) => sum + order.total_price, 0);
  const faults = data.flatMap((each) =>
    each.outcome === 'refused' ? faultsOf(rows[each.index]?.row ?? null, each.problem) : [],
  );
  return {
    sent: before.sent + rows.length,
    accepted: before.accepted + counts.created + counts.priced + counts.replayed - existing.length,
    totalPrice: before.totalPrice + total_price - existingPrice,
    existed: before.existed + existing.length,
    existSince: earliest([before.existSince, ...existing.map((order) => order.created_at)]),
    pricedAt: before.pricedAt ?? (priced[0] === undefined ? null : priced[0] - quotationLastsMs),
    faults: [...before.faults, ...faults],
    waitSeconds: null,
  };
}

type OrderProblem = Extract<BulkOrders['data'][number], { outcome: 'refused' }>['problem'];

function faultsOf(row: number | null, { code, detail, errors, fields }: OrderProblem): readonly FileFault[] {
  if (errors.length > 0) return errors.map(({ field, code, message }) => ({ row, column: field, code, message }));
  if (fields.length > 0) return fields.map((column) => ({ row, column, code, message: detail }));
  return [{ row, column: '', code, message: detail }];
}

/** The first of some times of the API, which all have the same offset. */
function earliest(times: readonly (string | null)[]): string | null {
  return times.filter((time) => time !== null).toSorted()[0] ?? null;
}

/** The fields by name: a file can have its columns in any order. */
function inOneOrder(order: CreateOrderRequest): readonly (readonly [string, unknown])[] {
  return Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * The idempotency key of a file. It follows from the orders alone, so that a file that is sent again is recognised: on another day, in
 * another browser, with moved columns, or saved by another program. To order the same once more on purpose, the user gives it a batch.
 */
export async function keyOfFile(rows: readonly OrderRow[], batch: string): Promise<string> {
  const content = JSON.stringify([batch.trim(), rows.map(({ order }) => inOneOrder(order))]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)));
  return `file-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
