import type { Environment } from '@dakpion/contracts';
import { type CurrentWebhookSecrets, type Partner, type Partners, webhookSecretsOf } from '@dakpion/partners';
import { LatelyUsed } from '../lately-used.ts';

interface HeldPartner {
  readonly partner: Partner;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** A rotation is seen after so long at the latest; the former secret counts for 24 hours more. */
const heldMs = 1_000;
const maxHeld = 1_000;

/** What each partner's deliveries are proved with. Read once a second per partner, however many deliveries it has. */
export class PartnerSecrets {
  /** By partner id. */
  private readonly held = new LatelyUsed<string, HeldPartner>(maxHeld);

  constructor(
    private readonly partners: Partners,
    private readonly clock: () => number,
  ) {}

  /** The secrets that count now. Errors: those of the state store, an unknown partner. */
  async current(partnerId: string, environment: Environment): Promise<CurrentWebhookSecrets> {
    const now = this.clock();
    const held = this.held.get(partnerId);
    const isFresh = held !== undefined && Math.abs(now - held.readAt) < heldMs;
    return webhookSecretsOf(isFresh ? held.partner : await this.read(partnerId, now), environment, now);
  }

  private async read(partnerId: string, now: number): Promise<Partner> {
    const partner = await this.partners.find(partnerId);
    if (partner === null) throw new Error(`The partner ${partnerId} is not known.`);
    this.held.set(partnerId, { partner, readAt: now });
    return partner;
  }
}
