import { OperatorClient, oneLine, print, type ServerOptions } from '@dakpion/command-line';
import { counted, type Owner } from '@dakpion/contracts';
import { type Difference, type VerifyOptions, verifyOrders, verifyOrdersAgain, verifyUsageAgain } from '@dakpion/order';
import type { Stores } from '@dakpion/service';
import { refuseOutdatedReadModels } from './refuse-outdated-read-models.ts';
import { remedyOf } from './remedy-of.ts';
import { repairUsage } from './repair-usage.ts';
import { describeDifference } from './verify-all-orders.ts';
import { type AuditedStores, withStores } from './with-stores.ts';

interface RepairOptions extends ServerOptions {
  readonly yes?: true;
}

/** The planned or completed repair of one order. */
interface Repair {
  readonly order_id: string;
  readonly rewrite_view: boolean;
  /** Events that are published again, so that their missing webhooks are planned. */
  readonly event_ids: readonly string[];
}

/** The maximum number of orders in one run. Bounds its memory and duration. */
const maxOrders = 10_000;
/** The maximum wait for the webhooks of repaired orders, which the services plan asynchronously. */
const settleWithinMs = 60_000;

/**
 * Finds the same differences as `audit verify`, and prints their repair. With `yes`, the server repairs them, and the orders are
 * verified again. Sets the exit code to 1 if a difference remains, or if nothing was repaired yet.
 */
export async function repairOrders({ yes, json, url }: RepairOptions): Promise<void> {
  await withStores(async (stores) => {
    await refuseOutdatedReadModels(stores);
    const client = yes ? new OperatorClient(url) : null;
    const { repairs, usage, unrepairable, isCutOff } = await findRepairs(stores);
    for (const difference of unrepairable) printItem({ kind: 'not_repairable', difference }, json);
    for (const repair of repairs) {
      if (client !== null) await carryOut(client, repair);
      printItem({ kind: client === null ? 'would_repair' : 'repaired', ...repair }, json);
    }
    // Usage is counted after the repair of orders, which can change it.
    for (const repair of usage) {
      if (client !== null) await repairUsage(client, repair);
      printItem({ kind: client === null ? 'would_repair_usage' : 'repaired_usage', ...repair }, json);
    }
    const left = client === null ? [] : await differencesLeft(stores, repairs, usage);
    for (const difference of left) printItem({ kind: 'left', difference }, json);
    const counts = { orders: repairs.length, usage: usage.length, left: left.length + unrepairable.length };
    printItem({ kind: 'end', dry_run: client === null, ...counts, cut_off: isCutOff }, json);
    const isToDo = client === null && repairs.length + usage.length > 0;
    if (unrepairable.length + left.length > 0 || isToDo || isCutOff) process.exitCode = 1;
  });
}

interface Repairs {
  readonly repairs: readonly Repair[];
  /** The owners with wrong figures, by partner and environment. */
  readonly usage: readonly Owner[];
  readonly unrepairable: readonly Difference[];
  /** The search ended at the maximum number of orders, so there are more differences. */
  readonly isCutOff: boolean;
}

/** `most`: the maximum number of orders. */
export async function findRepairs(
  stores: AuditedStores,
  { most = maxOrders, ...wait }: { readonly most?: number } & Pick<VerifyOptions, 'waitMs'> = {},
): Promise<Repairs> {
  let isCutOff = false;
  const found = new Map<string, Repair>();
  const usage = new Map<string, Owner>();
  const unrepairable: Difference[] = [];
  for await (const item of verifyOrders({ ...stores, ...wait, atRest: !stores.isAtWork })) {
    if (item.kind !== 'difference') continue;
    const { difference } = item;
    const { order_id, owner } = difference;
    if (owner !== undefined) {
      usage.set(`${owner.partner_id} ${owner.environment}`, owner);
      continue;
    }
    if (order_id === null || !isRepairable(difference)) {
      if (unrepairable.length < maxOrders) unrepairable.push(difference);
      continue;
    }
    isCutOff = found.size >= most && !found.has(order_id);
    if (isCutOff) break;
    found.set(order_id, withDifference(found.get(order_id), order_id, difference));
  }
  return { repairs: [...found.values()], usage: [...usage.values()], unrepairable, isCutOff };
}

function isRepairable({ what }: Difference): boolean {
  return isOfViews(what) || what === 'webhook_plan';
}

/** Whether the data is rewritten together with the views. */
function isOfViews(what: Difference['what']): boolean {
  return what === 'view' || what === 'order_lists' || what === 'order_lookup' || what === 'order_usage';
}

function withDifference(known: Repair | undefined, order_id: string, { what, event_id }: Difference): Repair {
  const { rewrite_view = false, event_ids = [] } = known ?? {};
  return {
    order_id,
    rewrite_view: rewrite_view || isOfViews(what),
    event_ids: event_id === undefined ? event_ids : [...event_ids, event_id],
  };
}

async function carryOut(client: OperatorClient, { order_id, event_ids }: Repair): Promise<void> {
  await client.ask('POST', `/orders/${encodeURIComponent(order_id)}/repair`, { event_ids });
}

async function differencesLeft(
  stores: Stores,
  repairs: readonly Repair[],
  usage: readonly Owner[],
): Promise<Difference[]> {
  const orderIds = repairs.map(({ order_id }) => order_id);
  const left: Difference[] = [];
  for await (const difference of verifyOrdersAgain(orderIds, { ...stores, waitMs: settleWithinMs }))
    left.push(difference);
  for await (const difference of verifyUsageAgain(usage, stores)) left.push(difference);
  return left;
}

type RepairItem =
  | ({ readonly kind: 'would_repair' | 'repaired' } & Repair)
  | ({ readonly kind: 'would_repair_usage' | 'repaired_usage' } & Owner)
  | { readonly kind: 'not_repairable' | 'left'; readonly difference: Difference }
  | {
      readonly kind: 'end';
      readonly dry_run: boolean;
      readonly orders: number;
      readonly usage: number;
      readonly left: number;
      readonly cut_off: boolean;
    };

function printItem(item: RepairItem, json: true | undefined): void {
  print(json ? item : oneLine(asText(item)));
}

function asText(item: RepairItem): string {
  switch (item.kind) {
    case 'would_repair':
      return `${item.order_id}: to do: ${stepsOf(item).join('; ')}`;
    case 'repaired':
      return `${item.order_id}: done: ${stepsOf(item).join('; ')}`;
    case 'would_repair_usage':
      return `${item.partner_id} ${item.environment}: to do: count the usage again`;
    case 'repaired_usage':
      return `${item.partner_id} ${item.environment}: done: count the usage again`;
    case 'not_repairable':
      return `${describeDifference(item.difference)}. This command does not repair it. ${remedyOf(item.difference)}`;
    case 'left':
      return `${describeDifference(item.difference)}. Remains after the repair. ${remedyOf(item.difference)}`;
    case 'end':
      return closingLine(item);
  }
}

function stepsOf({ rewrite_view, event_ids }: Repair): string[] {
  const publish = event_ids.length === 0 ? [] : [`publish again ${event_ids.join(', ')}`];
  return rewrite_view ? ['rewrite the view', ...publish] : publish;
}

function closingLine({ dry_run, orders, usage, left, cut_off }: Extract<RepairItem, { kind: 'end' }>): string {
  const remaining = left === 0 ? '' : ` ${counted(left, 'difference')} ${left === 1 ? 'remains' : 'remain'}.`;
  const more = `One run repairs at most ${counted(maxOrders, 'order')}, and there are more: repeat the command afterwards.`;
  const rest = cut_off ? `${remaining} ${more}` : remaining;
  const what =
    usage === 0
      ? counted(orders, 'order')
      : `${counted(orders, 'order')} and the usage of ${counted(usage, 'partner')}`;
  if (orders + usage === 0) return `Nothing to repair.${rest}`;
  if (dry_run) return `${what} to repair. Nothing was changed. To repair them, add --yes.${rest}`;
  return `${what} repaired.${rest}`;
}
