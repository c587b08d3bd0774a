import type { Environment } from '@dakpion/contracts';
import { type CurrentWebhookSecrets, type Partner, type Partners, webhookSecretsOf } from '@dakpion/partners';
import type { SecretBox } from '@dakpion/sealed-secrets';
import { LRUCache } from 'lru-cache';

interface HeldPartner {
  readonly partner: Partner;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** A rotation, and a URL that is removed, are seen after so long at the latest; the previous secret counts for 24 hours more. */
const heldMs = 1_000;
const maxCachedPartners = 1_000;

/** What each partner's deliveries are proved with, and where they go. Read once a second per partner, however many deliveries it has. */
export class PartnerSecrets {
  /** By partner id. */
  private readonly held = new LRUCache<string, HeldPartner>({ max: maxCachedPartners });

  constructor(
    private readonly partners: Partners,
    private readonly clock: () => number,
    /** Opens the secrets; null where no `SECRETS_KEY` is set. */
    private readonly secretBox: SecretBox | null,
  ) {}

  /** The secrets that count now, if they were read lately; else {@link current} reads them. */
  known(partnerId: string, environment: Environment): CurrentWebhookSecrets | undefined {
    const now = this.clock();
    const held = this.held.get(partnerId);
    if (held === undefined || Math.abs(now - held.readAt) >= heldMs) return undefined;
    return webhookSecretsOf(held.partner, environment, now, this.secretBox);
  }

  /** The secrets that count now. Errors: those of the state store, an unknown partner, SealedSecretError. */
  async current(partnerId: string, environment: Environment): Promise<CurrentWebhookSecrets> {
    const known = this.known(partnerId, environment);
    if (known !== undefined) return known;
    return webhookSecretsOf(await this.read(partnerId), environment, this.clock(), this.secretBox);
  }

  /**
   * Whether the partner's callback URL is `url`, as far as was read lately; if not, it is read now. Answers the URL, null when
   * there is none. Errors: as {@link current}.
   */
  async callbackUrl(partnerId: string, environment: Environment, url: string): Promise<string | null> {
    const held = this.held.get(partnerId);
    const isFresh = held !== undefined && Math.abs(this.clock() - held.readAt) < heldMs;
    // What was read before the delivery was planned may be older than its URL.
    if (isFresh && held.partner.webhook[environment].callback_url === url) return url;
    return (await this.read(partnerId)).webhook[environment].callback_url;
  }

  private async read(partnerId: string): Promise<Partner> {
    const now = this.clock();
    const partner = await this.partners.find(partnerId);
    if (partner === null) throw new Error(`The partner ${partnerId} is not known.`);
    this.held.set(partnerId, { partner, readAt: now });
    return partner;
  }
}
