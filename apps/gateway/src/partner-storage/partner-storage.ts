import type { Owner } from '@dakpion/contracts';
import { scopeOf, Usage } from '@dakpion/read-models';
import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { whileRebuilding } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../problems/problem-error.ts';
import { countStorageRefusal, reportStoredBytes } from './storage-metrics.ts';

/** The storage that the events of a partner's orders and webhooks take in one environment. */
export interface PartnerStorageUse {
  readonly stored_bytes: number;
  /** Above this limit, the partner can create or retry no order and redeliver no webhook. */
  readonly limit_bytes: number;
}

/** The time after which the sum is read again, in ms. A partner can exceed its limit by what it sends in this time. */
const lookAgainMs = 5_000;
const maxKnownOwners = 10_000;
const mebibyte = 1024 * 1024;

/**
 * Limits the storage that a partner can use. Existing orders and webhooks continue above the limit. The sum follows the events with
 * a short delay, and is computed again from them if the state store loses it.
 */
@Injectable()
export class PartnerStorage {
  private readonly known = new LRUCache<string, Promise<PartnerStorageUse>>({
    max: maxKnownOwners,
    ttl: lookAgainMs,
  });

  constructor(
    private readonly usage: Usage,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'partnerStorageMb'>,
  ) {}

  /** Rejects with the errors of the state store. */
  use(owner: Owner): Promise<PartnerStorageUse> {
    const scope = scopeOf(owner);
    const use = this.read(owner);
    this.known.set(scope, use);
    use.catch(() => this.known.delete(scope));
    return use;
  }

  /** Whether the owner may store nothing more, as of at most 5 s ago. Rejects with the errors of the state store. */
  async isFull(owner: Owner): Promise<boolean> {
    const { stored_bytes, limit_bytes } = await (this.known.get(scopeOf(owner)) ?? this.use(owner));
    return stored_bytes >= limit_bytes;
  }

  /** Throws `storage_limit_reached`. Rejects with the errors of the state store. */
  async requireSpace(owner: Owner): Promise<void> {
    if (await this.isFull(owner)) throw this.refusal(owner);
  }

  /** The refusal of a request of this owner, which is counted. */
  refusal({ environment }: Owner): ProblemError {
    countStorageRefusal(environment);
    return new ProblemError({ code: 'storage_limit_reached', limit_mb: this.settings.partnerStorageMb[environment] });
  }

  private async read(owner: Owner): Promise<PartnerStorageUse> {
    const limit_bytes = this.settings.partnerStorageMb[owner.environment] * mebibyte;
    const stored_bytes = await this.usage.storedBytes(owner).catch(whileRebuilding(null));
    // While the sum is computed again, there is no limit, so that no request has to wait for it.
    if (stored_bytes === null) return { stored_bytes: 0, limit_bytes };
    reportStoredBytes(owner, stored_bytes);
    return { stored_bytes, limit_bytes };
  }
}
