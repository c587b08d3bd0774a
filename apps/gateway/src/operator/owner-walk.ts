import { type Environment, environments, type Owner } from '@dakpion/contracts';
import { Partners } from '@dakpion/partners';
import { textLike } from '@dakpion/validation';
import { Injectable } from '@nestjs/common';

/** The number of owners whose lists are counted at once. */
const ownersAtOnce = 20;
const partnersAtOnce = ownersAtOnce / environments.length;
/** The maximum number of partners that one request reads. */
const maxPartners = 1_000;

/** Reads one owner's list from `offset` on. `total` is the length of the list. */
type ReadOwner<Entry> = (
  owner: Owner,
  page: { readonly offset: number; readonly limit: number },
) => Promise<{ readonly entries: readonly Entry[]; readonly total: number }>;

/** The range of a walk. `after` is the `next_after` of the previous page. Null: from the beginning. */
interface OwnerWalkQuery {
  /** Null: both environments. */
  readonly environment: Environment | null;
  readonly after: string | null;
  readonly limit: number;
}

/** A page over all owners. A page can be short or empty and still not be the last one. */
export interface OwnerWalkPage<Entry> {
  readonly data: readonly (Owner & Entry)[];
  /** Null after the last page. */
  readonly next_after: string | null;
}

/** Validates a query parameter that must be a place in a walk. */
export const walkPlaceRule = textLike(/^\d{1,9}\.[01]\.\d{1,9}$/, 'the next_after of a previous response');

/** An owner with its place in the order of the walk: the partner's number, oldest first, and the environment's. */
interface PlacedOwner extends Owner {
  readonly partner: number;
  readonly part: number;
}

/** Reads the lists of all owners as one list: partner after partner, the oldest first, in both environments. */
@Injectable()
export class OwnerWalk {
  constructor(private readonly partners: Partners) {}

  /** Returns at most `limit` entries, of at most 1,000 partners. Rejects with PartnersIncompleteError during a rebuild. */
  async page<Entry>(query: OwnerWalkQuery, read: ReadOwner<Entry>): Promise<OwnerWalkPage<Entry>> {
    const { environment, after, limit } = query;
    const [first = 0, firstPart = 0, firstOffset = 0] = (after ?? '0.0.0').split('.').map(Number);
    const data: (Owner & Entry)[] = [];
    let from = first;
    for (; from < first + maxPartners; from += partnersAtOnce) {
      const ids = await this.partners.ids({ offset: from, limit: partnersAtOnce });
      const owners = placed(ids, from)
        .filter(({ partner, part }) => partner > first || part >= firstPart)
        .filter((owner) => environment === null || owner.environment === environment);
      // Reads one entry of each list, which also returns its length. So no more than one page is read in full.
      const totals = await Promise.all(owners.map(async (owner) => (await read(owner, { offset: 0, limit: 1 })).total));
      for (const [index, { partner, part, partner_id, environment }] of owners.entries()) {
        const offset = partner === first && part === firstPart ? firstOffset : 0;
        const remaining = limit - data.length;
        if ((totals[index] ?? 0) <= offset) continue;
        if (remaining === 0) return { data, next_after: `${partner}.${part}.${offset}` };
        const owner = { partner_id, environment };
        const { entries, total } = await read(owner, { offset, limit: remaining });
        data.push(...entries.map((entry) => ({ ...owner, ...entry })));
        const next = offset + entries.length;
        if (next < total && entries.length > 0) return { data, next_after: `${partner}.${part}.${next}` };
      }
      if (ids.length < partnersAtOnce) return { data, next_after: null };
    }
    return { data, next_after: `${from}.0.0` };
  }
}

function placed(ids: readonly string[], from: number): readonly PlacedOwner[] {
  return ids.flatMap((partner_id, index) =>
    environments.map((environment, part) => ({ partner_id, environment, partner: from + index, part })),
  );
}
