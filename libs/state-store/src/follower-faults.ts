import type { StateStore } from './state-store.ts';

/** Why a follower of the event store does not follow. */
export interface FollowerFault {
  readonly follower: string;
  /** What happened and what to do, in one line. */
  readonly reason: string;
}

const scope = 'checkpoints';
const collection = 'follower-faults';
const allList = 'all';
const limit = 100;

/**
 * What keeps followers from their work until an operator does something. It is in the state store, so that every process can say
 * that it serves wrong data, not only the one that found out. Errors: those of the state store.
 */
export class FollowerFaults {
  constructor(private readonly stateStore: StateStore) {}

  async raise({ follower, reason }: FollowerFault): Promise<void> {
    const { documents } = this.stateStore;
    const stored = await documents.read({ scope, collection, id: follower });
    const version = (stored?.version ?? 0) + 1;
    const listing = { lists: [allList], score: 0 };
    await documents.write(scope, [{ kind: 'put', collection, id: follower, version, value: reason, listing }]);
  }

  /** The follower works again. */
  async clear(follower: string): Promise<void> {
    const { documents } = this.stateStore;
    if ((await documents.read({ scope, collection, id: follower })) === null) return;
    await documents.write(scope, [{ kind: 'remove', collection, id: follower }]);
  }

  /** By the follower's name. There are far fewer followers than are listed at most. */
  async list(): Promise<readonly FollowerFault[]> {
    const query = { scope, collection, list: allList, direction: 'ascending', offset: 0, limit } as const;
    const { documents } = await this.stateStore.documents.list<string>(query);
    return documents.map(({ id, value }) => ({ follower: id, reason: value }));
  }
}
