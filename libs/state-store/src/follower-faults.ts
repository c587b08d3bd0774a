import type { StateStore } from './state-store.ts';

/** The reason for which a follower of the event store has stopped. */
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
 * Faults that stop followers until an operator acts. They are in the state store, so that every process can report that it serves
 * wrong data, not only the process that found the fault. Errors: those of the state store.
 */
export class FollowerFaults {
  constructor(private readonly stateStore: Pick<StateStore, 'documents'>) {}

  async raise({ follower, reason }: FollowerFault): Promise<void> {
    const { documents } = this.stateStore;
    const stored = await documents.read({ scope, collection, id: follower });
    const version = (stored?.version ?? 0) + 1;
    const listing = { lists: [allList], score: 0 };
    await documents.write(scope, [{ kind: 'put', collection, id: follower, version, value: reason, listing }]);
  }

  /** Removes the fault of a follower that works again. */
  async clear(follower: string): Promise<void> {
    const { documents } = this.stateStore;
    if ((await documents.read({ scope, collection, id: follower })) === null) return;
    await documents.write(scope, [{ kind: 'remove', collection, id: follower }]);
  }

  /** All faults, by the name of the follower. There are far fewer followers than the limit of a list. */
  async list(): Promise<readonly FollowerFault[]> {
    const query = { scope, collection, list: allList, direction: 'ascending', offset: 0, limit } as const;
    const { documents } = await this.stateStore.documents.list<string>(query);
    return documents.map(({ id, value }) => ({ follower: id, reason: value }));
  }
}
