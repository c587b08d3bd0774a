import type { ServiceName } from '@dakpion/contracts';
import { redisOwnerRules, redisRules, type StatePlace, type StateRights } from '@dakpion/state-store';

/** A user of Redis and its rules, without the password. */
export interface RedisUser {
  /** The name of the user in Redis. */
  readonly name: string;
  /** A readable description of the user's program. */
  readonly of: string;
  /** Null: the user may do everything with all keys of Dakpion. */
  readonly rights: StateRights | null;
  /** The rights in the form of `ACL SETUSER`. */
  readonly rules: readonly string[];
}

/** What a service keeps in the state store. Its Redis user has exactly these rights. */
interface StateUse {
  /** Its followers of the event store: a checkpoint, a fault and a lease each. */
  readonly followers: readonly string[];
  /** Its read models: those of its followers that have builds, with a checkpoint and collections for each build. */
  readonly readModels?: readonly string[];
  readonly writes: readonly StatePlace[];
  /** What it reads in addition to what it writes. */
  readonly reads: readonly StatePlace[] | 'everything';
  readonly queues: readonly string[];
  /** Its leases in addition to those of its followers. A name can end with `*`. */
  readonly leases: readonly string[];
  readonly tokenBuckets?: boolean;
  readonly journals?: boolean;
}

const nothing = { followers: [], writes: [], reads: [], queues: [], leases: [] } as const satisfies StateUse;

const anyScope = (...collections: readonly string[]): readonly StatePlace[] =>
  collections.map((collection) => ({ collection }));
const within = (scope: string, ...collections: readonly string[]): readonly StatePlace[] =>
  collections.map((collection) => ({ scope, collection }));

/** Collections of a read model, in each of its builds. */
const inBuilds = (...collections: readonly string[]): readonly StatePlace[] =>
  anyScope(...collections.flatMap((collection) => [collection, `${collection}~*`]));

/** What each service keeps in the state store. A spec compares the names with those in the code. */
export const stateUses: Readonly<Record<ServiceName, StateUse>> = {
  // Only the gateway may write keys, sessions and links.
  gateway: {
    followers: ['partners'],
    writes: [
      // Partners, keys and users; sessions; attempts, browsers and used codes; links to set a password.
      ...['partners', 'sessions', 'sign-in', 'sign-in-links'].flatMap((scope) => within(scope, '*')),
      // For operators who request a new build of a read model.
      { scope: 'checkpoints', collection: 'checkpoints', id: 'builds.*' },
    ],
    // The gateway reads data of all services. `dakpion audit verify` also runs in its pod.
    reads: 'everything',
    queues: [],
    leases: ['request-log-trim', 'event-stream:*'],
    tokenBuckets: true,
    journals: true,
  },
  order: {
    followers: [
      'order-event-publisher',
      'order-views-projection',
      'order-event-index',
      'order-usage',
      'held-rider-events',
    ],
    readModels: ['order-views-projection', 'order-event-index', 'order-usage'],
    writes: [
      ...inBuilds('orders', 'order_ownerships', 'tracked_orders', 'order_event_index', 'order_event_index_parts'),
      // A repair counts both again.
      ...inBuilds('order-usage', 'webhook-usage'),
      ...anyScope('dispatch.held-rider-events', 'rider_locations'),
    ],
    // Its own views of orders, which it reads as other services do.
    reads: inBuilds('orders', 'order_ownerships'),
    queues: ['dispatch.held-rider-events'],
    leases: ['transparency-log'],
  },
  pricing: nothing,
  dispatch: {
    followers: ['dispatch-open-orders', 'robot-courier-courses'],
    writes: [...anyScope('robot-courier.courses'), ...within('open_orders', 'open_orders')],
    reads: [...inBuilds('orders', 'order_ownerships'), ...anyScope('rider_locations')],
    queues: ['robot-courier.steps'],
    leases: ['dispatch.open-orders'],
  },
  webhook: {
    followers: ['webhook-deliveries', 'webhook-usage'],
    readModels: ['webhook-deliveries', 'webhook-usage'],
    writes: [
      ...inBuilds('webhook-deliveries', 'webhook-usage'),
      ...anyScope('webhook-redeliveries', 'webhook-outages'),
    ],
    reads: [
      ...anyScope('rider_locations'),
      // The stored bytes of a partner are the sum of these and of its own.
      ...inBuilds('order-usage'),
      // Callback URLs and webhook secrets. Of keys and users, it reads only whether all of them are known.
      ...within('partners', 'partners'),
      ...['api_keys', 'teams'].map((collection) => ({ scope: 'partners', collection, id: 'build' })),
    ],
    queues: ['webhook-due'],
    leases: ['webhook-log-retention'],
  },
};

/** One user for each service, one for auditors, and one for `dakpion state reset`. */
export function redisUsers(): readonly RedisUser[] {
  const users = [
    ...Object.entries(stateUses).map(([service, use]) => ({ name: service, of: service, use })),
    { name: 'auditor', of: '`dakpion audit`', use: { ...nothing, reads: 'everything' } as const },
  ].map(({ name, of, use }) => {
    const rights = rightsOf(use);
    return { name: `dakpion-${name}`, of, rights, rules: redisRules(rights) };
  });
  return [...users, { name: 'dakpion-state', of: '`dakpion state reset`', rights: null, rules: redisOwnerRules() }];
}

function rightsOf(use: StateUse): StateRights {
  const { followers, readModels = [], writes, reads, queues, leases, tokenBuckets = false, journals = false } = use;
  const checkpoints = 'checkpoints';
  const ofBuilds = readModels.flatMap((name) => [`${name}~*`, `builds.${name}`]);
  const own = [...followers, ...ofBuilds].map((id) => ({ scope: checkpoints, collection: 'checkpoints', id }));
  const progress = readModels.map((name) => ({ scope: checkpoints, collection: 'build-progress', id: `${name}*` }));
  return {
    // The list of faults is shared: a follower that stops adds its fault.
    writes: [
      ...writes,
      ...own,
      ...progress,
      ...within(checkpoints, ...(followers.length > 0 ? ['follower-faults'] : [])),
      // Each service records the versions at its start.
      ...(followers.length > 0 ? [{ scope: checkpoints, collection: 'checkpoints', id: 'stored-versions' }] : []),
    ],
    reads:
      reads === 'everything'
        ? reads
        : [
            ...reads,
            // For the state of the data that it reads.
            ...(reads.length > 0 ? within(checkpoints, 'checkpoints', 'follower-faults', 'build-progress') : []),
            stateResets(checkpoints),
          ],
    queues,
    leases: [...leases, ...followers, ...readModels.flatMap((name) => [`${name}~*`, `removal.${name}*`])],
    tokenBuckets,
    journals,
    removesBuilds: readModels.length > 0,
  };
}

/** Each process watches for resets. */
function stateResets(scope: string): StatePlace {
  return { scope, collection: 'state-resets', id: 'last' };
}
