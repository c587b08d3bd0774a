import type { Environment } from '@dakpion/contracts';
import { type CurrentWebhookSecrets, type Partner, type Partners, webhookSecretsOf } from '@dakpion/partners';
import type { SecretBox } from '@dakpion/sealed-secrets';
import { LRUCache } from 'lru-cache';

interface HeldPartner {
  readonly partner: Partner;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/**
 * The maximum delay after which a rotated secret or a removed URL is noticed. The previous secret is valid for another 24
 * hours.
 */
const heldMs = 1_000;
const maxCachedPartners = 1_000;

/** The webhook secrets and the callback URL of each partner. Read at most once a second for each partner. */
export class PartnerSecrets {
  /** By partner id. */
  private readonly held = new LRUCache<string, HeldPartner>({ max: maxCachedPartners });

  constructor(
    private readonly partners: Partners,
    private readonly clock: () => number,
    /** Decrypts the secrets. Null if no `SECRETS_KEY` is set. */
    private readonly secretBox: SecretBox | null,
  ) {}

  /** The valid secrets, if they were read recently. Otherwise use {@link current}. */
  known(partnerId: string, environment: Environment): CurrentWebhookSecrets | undefined {
    const now = this.clock();
    const held = this.held.get(partnerId);
    if (held === undefined || Math.abs(now - held.readAt) >= heldMs) return undefined;
    return webhookSecretsOf(held.partner, environment, now, this.secretBox);
  }

  /** The valid secrets. Rejects with the errors of the state store, for an unknown partner, and with SealedSecretError. */
  async current(partnerId: string, environment: Environment): Promise<CurrentWebhookSecrets> {
    const known = this.known(partnerId, environment);
    if (known !== undefined) return known;
    return webhookSecretsOf(await this.read(partnerId), environment, this.clock(), this.secretBox);
  }

  /**
   * Returns the callback URL of the partner, or null if there is none. Reads it if the cached URL is not `url`. Rejects like
   * {@link current}.
   */
  async callbackUrl(partnerId: string, environment: Environment, url: string): Promise<string | null> {
    const held = this.held.get(partnerId);
    const isFresh = held !== undefined && Math.abs(this.clock() - held.readAt) < heldMs;
    // The cached URL may be older than the URL of the delivery.
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
